//! What keeps a monster from being the one that comes of its class.

use super::super::generator::Generator;
use super::super::parameters::Algorithm;
use super::super::species::Species;
use super::super::{Exclusion, Scenario};
use super::{ClassChoice, wrong_place};
use alloc::vec::Vec;
use model::{Class, Gen, MonsterId};

/// The flags that keep a monster out, with what they say.
const FLAGS: [(Gen, Exclusion); 4] = [
    (Gen::NOGEN, Exclusion::NotRandom),
    (Gen::UNIQ, Exclusion::Unique),
    (Gen::HELL, Exclusion::OnlyInGehennom),
    (Gen::NOHELL, Exclusion::NotInGehennom),
];

impl Generator<'_> {
    /// All that keeps a monster out when a monster of a class is asked for, the draw itself aside; nothing where the
    /// edition has no such monster.
    pub(in super::super) fn class_exclusions(
        &self,
        monster: MonsterId,
        scenario: &Scenario,
        choice: &ClassChoice,
    ) -> Vec<Exclusion> {
        let Some((at, species)) = self.find(monster) else { return Vec::new() };
        let mut all = self.outside(at, species, &choice.class);
        let mut mask = (Gen::NOGEN | Gen::UNIQ) - choice.allow.flags;
        let mut ignores_the_gone = false;
        let mut needs_frequency = false;
        if let Algorithm::Weighed(rule) = &self.rule.class.algorithm {
            if choice.alignment.is_some_and(|alignment| species.sign != alignment) {
                all.push(Exclusion::OtherAlignment);
            }
            ignores_the_gone = rule.ignore && choice.allow.ignore_gone;
            if rule.place.is_some() && choice.class == Class::Lich {
                mask |= wrong_place(scenario) - choice.allow.flags;
            }
            needs_frequency = !(rule.even && self.has_no_frequency(&choice.class));
        }
        if !ignores_the_gone {
            all.extend(gone(species, scenario));
        }
        all.extend(flagged(species, mask));
        if needs_frequency && species.frequency == 0 {
            all.push(Exclusion::NoFrequency);
        }
        all
    }

    /// The same for what a hero polymorphs into.
    pub(in super::super) fn polymorph_exclusions(
        &self,
        monster: MonsterId,
        scenario: &Scenario,
        class: &Class,
    ) -> Vec<Exclusion> {
        let Some((at, species)) = self.find(monster) else { return Vec::new() };
        let mut all = self.outside(at, species, class);
        if scenario.genocided.contains(&species.id) {
            all.push(Exclusion::Genocided);
        }
        let has_places = matches!(&self.rule.class.algorithm, Algorithm::Weighed(rule) if rule.place.is_some());
        let by_place = if has_places && *class == Class::Lich { wrong_place(scenario) } else { Gen::empty() };
        all.extend(flagged(species, Gen::NOGEN | Gen::UNIQ | by_place));
        if species.frequency == 0 {
            all.push(Exclusion::NoFrequency);
        }
        all
    }

    /// What keeps a monster out whoever asks for the class.
    fn outside(&self, at: usize, species: &Species, class: &Class) -> Vec<Exclusion> {
        let number = self.edition().class(class).map(|class| class.value);
        let is_other = number.is_none() || species.class != number;
        let all = [
            (Exclusion::OtherClass, is_other),
            (Exclusion::Special, at >= self.special),
            (Exclusion::Placeholder, species.is_never_chosen),
        ];
        all.into_iter().filter(|(_, holds)| *holds).map(|(exclusion, _)| exclusion).collect()
    }
}

fn gone(species: &Species, scenario: &Scenario) -> impl Iterator<Item = Exclusion> {
    let all = [
        (Exclusion::Genocided, scenario.genocided.contains(&species.id)),
        (Exclusion::Extinct, scenario.extinct.contains(&species.id)),
    ];
    all.into_iter().filter(|(_, holds)| *holds).map(|(exclusion, _)| exclusion)
}

fn flagged(species: &Species, mask: Gen) -> impl Iterator<Item = Exclusion> {
    let flags = species.flags & mask;
    FLAGS.into_iter().filter(move |(flag, _)| flags.contains(*flag)).map(|(_, exclusion)| exclusion)
}
