//! From what is asked to its query.

use super::{LEVEL_ALIGNMENTS, SIGNS, State, TEMPERATURES, USUAL_SPAWNS, View};
use crate::query::Writer;
use crate::sort::Sort;
use model::{MonsterId, OpenEnum};

impl State {
    /// The query that asks for this. What is as it is by default is left out, but for what everybody asks.
    pub fn query(&self) -> String {
        let mut writer = Writer::new();
        writer.add_unless("view", self.view.id(), View::Threats.id());
        writer.add("edition", &self.edition.id);
        writer.add("place", self.place.name);
        if self.place.climb.is_some() {
            writer.add("entry", self.entry);
        }
        match self.place.plane {
            Some(_) => writer.add("sanctum", self.sanctum),
            None => writer.add("depth", self.depth),
        }
        writer.add("xl", self.experience_level);
        if let Some(difficulty) = self.difficulty {
            writer.add("difficulty", difficulty);
        }
        if self.amulet {
            writer.add_flag("amulet", true);
            writer.add("deepest", self.deepest);
        }
        writer.add_flag("aggravate", self.aggravate);
        writer.add_flag("demigod", self.demigod);
        writer.add_word("alignment", self.alignment, &LEVEL_ALIGNMENTS);
        writer.add_word("temperature", self.temperature, &TEMPERATURES);
        if let Some(role) = self.role {
            writer.add("role", &role.file_code);
        }
        writer.add_unless("min-adjust", &self.min_adjust, &0);
        writer.add_unless("max-adjust", &self.max_adjust, &0);
        self.write_monsters(&mut writer, "genocided", &self.genocided);
        self.write_monsters(&mut writer, "extinct", &self.extinct);
        writer.add_unless("q", &*self.search, "");
        self.write_view(&mut writer);
        writer.finish()
    }

    /// What only the view that is shown asks.
    fn write_view(&self, writer: &mut Writer) {
        match self.view {
            View::Threats => {}
            View::Class => {
                writer.add("class", self.class.c_name());
                writer.add_word("sign", self.sign, &SIGNS);
                if let Some(caller) = self.caller {
                    writer.add("caller", caller.name);
                }
                for name in self.allow.names() {
                    writer.add("allow", name);
                }
            }
            View::Monster => self.write_monsters(writer, "monster", &[self.monster]),
            View::Compare => writer.add("with", &self.other.id),
            View::Curves => self.write_monsters(writer, "curve", &self.curves),
        }
        if matches!(self.view, View::Threats | View::Class) {
            writer.add_unless("spawns", &self.spawns, &USUAL_SPAWNS);
        }
        if matches!(self.view, View::Threats | View::Class | View::Compare) {
            writer.add_unless("sort", &self.sort, &Sort::default());
            writer.add_unless("page", &self.page, &1);
            writer.add_flag("whole", self.whole);
        }
    }

    fn write_monsters(&self, writer: &mut Writer, name: &str, monsters: &[MonsterId]) {
        for monster in monsters.iter().filter_map(|id| self.find(*id)) {
            writer.add(name, &monster.symbol);
        }
    }
}
