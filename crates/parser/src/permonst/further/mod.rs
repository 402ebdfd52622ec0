//! What else of a tree belongs to an edition: arrays of other files, which name the table's rows by their PM names.
//!
//! Those names are derived from the table that was read. Up to 3.6 `makedefs` generates `pm.h` from the table, so that
//! most trees have none, and one that a tree has may be of another table.

mod grownups;
mod head;
mod roles;

use super::bind::values::read_int;
use super::constants::Constants;
use super::fields::Member;
use super::{Request, find};
use crate::c::{Failure, Object, Unit, find_values};
use crate::cpp::Config;
use crate::source::{Diagnostic, Diagnostics, Kind, Severity, Tree};
use head::{Begun, Head};
use model::{Edition, GrownUp, List, MonsterId, Role};

/// The file with the roles, and the array.
const ROLES: (&str, &str) = ("role.c", "roles");
/// The file that says what grows up, and the array.
const GROWN_UPS: (&str, &str) = ("mondata.c", "grownups");

/// What completing an edition brought, besides what is in the edition now.
#[derive(Debug, Default)]
pub struct Completion {
    /// What there is to say about what was read.
    pub diagnostics: Diagnostics,
    /// The files that were opened, from the tree's root, in the order of their first opening.
    pub opened: Vec<String>,
}

/// Reads what the files beside the table's say of its monsters, and puts it into the edition that was read from the
/// table: the roles (`roles[]` of `role.c`, since 3.3) and what grows up into what (`grownups[]` of `mondata.c`).
///
/// A tree without one of the files has none of that, which is no error. Of a role only what the model keeps must be
/// known: numbers of objects (`ART_…`, `SPE_…`), which up to 3.6 are generated too, need not be.
pub fn complete(tree: &dyn Tree, request: &Request, edition: &mut Edition) -> Completion {
    let ((roles, mut completion), (grown_ups, of_grown_ups)) = begin(tree, request).read(edition);
    (edition.roles, edition.grown_ups) = (List::Owned(roles), List::Owned(grown_ups));
    completion.append(of_grown_ups);
    completion
}

/// Begins with what [`complete`] reads, as far as that does not need the table: on another thread, that can be read
/// meanwhile.
pub fn begin<'t>(tree: &'t dyn Tree, request: &Request) -> Beginning<'t> {
    let mut beginning =
        Beginning { tree, given: request.defines.clone(), config: Config::default(), folder: None, head: None };
    if let Some(table_file) = find::table_file(tree, request) {
        beginning.config = find::config(tree, request, &table_file);
        let folder = table_file.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
        let first =
            [ROLES, GROWN_UPS].map(|(file, _)| format!("{folder}{file}")).into_iter().find(|file| tree.has(file));
        beginning.head = first.and_then(|first| Head::of(tree, beginning.config.clone(), &first));
        beginning.folder = Some(folder);
    }
    beginning
}

/// The files beside the table's, begun to be read.
pub struct Beginning<'t> {
    tree: &'t dyn Tree,
    /// The names of the command line.
    given: Vec<(String, String)>,
    config: Config,
    /// The folder that they are in, with its slash; `None` in a tree without a table.
    folder: Option<String>,
    /// The header that they begin with.
    head: Option<Head<'t>>,
}

impl<'t> Beginning<'t> {
    /// Reads the roles, and what grows up into what, by the table that was read.
    pub fn read(mut self, edition: &Edition) -> ((Vec<Role>, Completion), (Vec<GrownUp>, Completion)) {
        let names = pm_names(edition, &self.given);
        self.head = self.head.take().and_then(|head| head.with(&names));
        self.config.defines.extend(names);
        let roles = self.bound(ROLES, |path| self.head.as_ref()?.before(path), |array| roles::bind(array, edition));
        let head = self.head.take();
        (roles, self.bound(GROWN_UPS, |path| head?.into_before(path), |array| grownups::bind(array, edition)))
    }

    /// What an array is bound to; nothing where there is none. `behind` begins with a file behind the header.
    fn bound<T>(
        &self,
        (file, name): (&str, &'static str),
        behind: impl FnOnce(&str) -> Option<Begun<'t>>,
        bind: impl FnOnce(&mut Array) -> Vec<T>,
    ) -> (Vec<T>, Completion) {
        let mut completion = Completion::default();
        let path = self.folder.as_ref().map(|folder| format!("{folder}{file}")).filter(|path| self.tree.has(path));
        let Some(path) = path else { return (Vec::new(), completion) };
        let begun = behind(&path).unwrap_or_else(|| Begun::at(self.tree, self.config.clone(), &path));
        let Some(mut array) = completion.array(begun, &path, name) else { return (Vec::new(), completion) };
        let rows = bind(&mut array);
        completion.note(array);
        (rows, completion)
    }
}

/// What `makedefs` (`util/makedefs.c`, `do_permonst`) defines in `pm.h`: the PM names of all rows, one that is none, and
/// how many rows there are. Nothing where the tree has an enumeration of them, as since 3.7: then each row knows its own number.
fn pm_names(edition: &Edition, given: &[(String, String)]) -> Vec<(String, String)> {
    if edition.fields.iter().any(|field| field.name == "pmidx") {
        return Vec::new();
    }
    let names = edition.monsters.iter().map(|monster| (format!("PM_{}", monster.symbol), monster.id.0.to_string()));
    // The table's first row was once that of players.
    let none = ("PM_PLAYERMON".to_owned(), "(-1)".to_owned());
    let none = edition.monster("PLAYERMON").is_none().then_some(none);
    let count = ("NUMMONS".to_owned(), edition.monsters.len().to_string());
    let all = names.chain(none).chain([count]);
    all.filter(|(name, _)| !given.iter().any(|(own, _)| own == name)).collect()
}

impl Completion {
    /// Adds those of another array.
    pub fn append(&mut self, more: Self) {
        self.diagnostics.append(more.diagnostics);
        let new: Vec<_> = more.opened.into_iter().filter(|file| !self.opened.contains(file)).collect();
        self.opened.extend(new);
    }

    /// Reads an array; `None` where the file has none that can be read.
    fn array(&mut self, begun: Begun<'_>, file: &str, name: &'static str) -> Option<Array> {
        let Begun { mut preprocessor, tokens: mut head } = begun;
        let symbol = preprocessor.symbol(name);
        let found = find_values(&mut preprocessor, &[symbol], &mut head);
        let mut unit = Unit::new(preprocessor.lend(head), Diagnostics::new());
        // Up to 3.6 the numbers of objects are unknown, and let pass: to look for names like each takes longer than all
        // the rest.
        unit.suggest_nothing();
        // What follows the array is functions.
        let object = found.and_then(|(name, values)| unit.array_so_far(name, &mut preprocessor, values));
        let (preprocessed, mut diagnostics) = preprocessor.finish();
        self.opened.clone_from(&preprocessed.opened);
        if preprocessed.broken {
            unit.diagnostics = diagnostics;
        } else {
            diagnostics.append(std::mem::take(&mut unit.diagnostics));
            unit.diagnostics = diagnostics;
        }
        match object.filter(|_| !preprocessed.broken) {
            Some(object) => Some(Array { unit, object, constants: Constants::default(), name, lacks_names: false }),
            None => {
                if !unit.diagnostics.has_errors() {
                    let message = format!("{file} gives no array `{name}` its values");
                    unit.diagnostics.push(Diagnostic::new(Kind::NoTable, message));
                }
                self.diagnostics.append(unit.diagnostics);
                None
            }
        }
    }

    /// Notes what there is to say about an array that has been bound. Names that nothing defines are only said where
    /// what they stand for is needed.
    fn note(&mut self, array: Array) {
        if array.lacks_names {
            self.diagnostics.append(array.unit.diagnostics);
            return;
        }
        let counts = |diagnostic: &&Diagnostic| {
            diagnostic.kind() != Kind::UnknownName && diagnostic.severity() != Severity::Note
        };
        for diagnostic in array.unit.diagnostics.iter().filter(counts) {
            self.diagnostics.push(diagnostic.clone());
        }
    }
}

/// An array of the tree with its values.
struct Array {
    unit: Unit,
    object: Object,
    constants: Constants,
    /// Its C name.
    name: &'static str,
    /// Whether something that was asked for could not be read, as a name in it is not known.
    lacks_names: bool,
}

impl Array {
    fn len(&self) -> usize {
        self.object.length as usize
    }

    /// The number at a member that lies in the row with this index, which begins at `base`.
    fn int(&mut self, index: usize, base: usize, member: Member) -> i64 {
        let offset = base + member.offset;
        if self.object.image.is_unread(offset) {
            let name = self.unit.symbols.show(member.name).into_owned();
            self.lacks_names = true;
            self.report(index, Kind::UnknownName, format!("`{name}` of `{}[{index}]` is not known", self.name));
        }
        read_int(&self.unit, &self.object, offset, member)
    }

    /// The monster with a number; `None` for a negative one, as `NON_PM` is.
    fn monster(&mut self, index: usize, number: i64, edition: &Edition) -> Option<MonsterId> {
        let row = usize::try_from(number).ok()?;
        if row >= edition.monsters.len() {
            let rows = edition.monsters.len();
            let message = format!("`{}[{index}]` names the monster {number}; there are {rows}", self.name);
            self.report(index, Kind::WrongValue, message);
            return None;
        }
        u16::try_from(row).ok().map(MonsterId)
    }

    fn report(&mut self, index: usize, kind: Kind, message: String) {
        let at = self.object.rows.iter().find(|row| row.index == index as u64).map(|row| row.first);
        self.unit.report(Failure { kind: Some(kind), message, at, help: None });
    }
}
