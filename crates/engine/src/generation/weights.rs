//! The weights of all monsters on each kind of level, worked out once: what may come to a place is then a look at each.

use super::parameters::Parameters;
use super::species::{HIGHEST_WEIGHT, Species};
use super::{Exclusion, LevelAlignment, Temperature};
use alloc::vec::Vec;

/// All temperatures, in the order of their numbers.
const TEMPERATURES: [Temperature; 3] = [Temperature::Cold, Temperature::Temperate, Temperature::Hot];

/// Weights in the order of the array, by the level's alignment and temperature.
#[derive(Clone, Debug)]
pub(super) struct Weights(Vec<Vec<u8>>);

impl Weights {
    pub(super) fn of(species: &[Species], rule: &Parameters) -> Self {
        let levels = LevelAlignment::ALL.into_iter().flat_map(|alignment| TEMPERATURES.map(|warm| (alignment, warm)));
        let on = |(alignment, temperature)| {
            let of = |species| weight(species, alignment, temperature, rule).unwrap_or(0);
            species.iter().map(of).collect()
        };
        Self(levels.map(on).collect())
    }

    /// Those on one kind of level; 0 for a monster that has none.
    pub(super) fn on(&self, alignment: LevelAlignment, temperature: Temperature) -> &[u8] {
        let number = alignment as usize * TEMPERATURES.len() + temperature as usize;
        self.0.get(number).map_or(&[], Vec::as_slice)
    }
}

/// The weight of a monster that nothing keeps out: its frequency, with what the level adds (`rndmonst()`).
pub(super) fn weight(
    species: &Species,
    alignment: LevelAlignment,
    temperature: Temperature,
    rule: &Parameters,
) -> Result<u8, Exclusion> {
    let endures = match temperature {
        Temperature::Cold => species.resists_cold,
        Temperature::Temperate => false,
        Temperature::Hot => species.resists_fire,
    };
    let by_temperature = if endures { rule.temperature_shift.unwrap_or(0) } else { 0 };
    let weight = i32::from(species.frequency) + species.shift(alignment) + by_temperature;
    match u8::try_from(weight) {
        Ok(0) => Err(Exclusion::NoFrequency),
        Ok(weight) if weight <= HIGHEST_WEIGHT => Ok(weight),
        _ => Err(Exclusion::ImpossibleWeight { weight }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_stand_in_the_order_of_their_numbers() {
        for (number, alignment) in LevelAlignment::ALL.into_iter().enumerate() {
            assert_eq!(alignment as usize, number);
        }
        for (number, temperature) in TEMPERATURES.into_iter().enumerate() {
            assert_eq!(temperature as usize, number);
        }
    }
}
