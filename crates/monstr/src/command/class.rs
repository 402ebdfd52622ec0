//! `monstr class`: which monster of a class comes, and how likely each is.

use super::chances::{self, Rules};
use super::excluded::{self, Excluded};
use crate::arguments::answer::OfClass;
use crate::arguments::generation::{self, word};
use crate::exit::{Done, Failure};
use crate::output::{Format, Output, json};
use crate::scenario::{self, Asked, Description};
use crate::{names, subject};
use engine::Generator;
use engine::generation::{Allowance, Caller, ClassChoice, Manner};
use engine::odds::Odds;
use engine::ratio::{Natural, Ratio};
use model::{ClassDef, Edition, OpenEnum};
use serde::Serialize;
use std::io::{self, Write};

/// The JSON document.
#[derive(Serialize)]
struct Document<'a> {
    edition: &'a str,
    rules: Rules<'a>,
    scenario: Scenario<'a>,
    entries: Vec<Entry<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    excluded: Option<&'a [Excluded<'a>]>,
}

#[derive(Serialize)]
struct Scenario<'a> {
    class: Class<'a>,
    #[serde(flatten)]
    place: Description<'a>,
    monster_alignment: Option<String>,
    caller: Option<&'static str>,
    allow: Vec<&'static str>,
}

#[derive(Serialize)]
struct Class<'a> {
    symbol: Option<char>,
    name: &'a str,
}

/// A monster, or with nothing but the chance that none comes.
#[derive(Serialize)]
struct Entry<'a> {
    index: Option<u16>,
    symbol: Option<&'a str>,
    name: Option<&'a str>,
    #[serde(serialize_with = "chances::integer")]
    num: Natural,
    #[serde(serialize_with = "chances::integer")]
    den: Natural,
}

/// How many monsters a class can have at most for its odds to be worked out. Each at which the choice may end doubles
/// the denominator, so that the digits to be written grow with the square of them. The largest class of a published
/// variant has 909.
const MOST_MEMBERS: usize = 2000;

/// Writes the odds of a class at each place that is asked about.
pub fn run(OfClass { asked: options, why }: &OfClass) -> Done {
    let edition = subject::edition(options.place.edition.as_deref(), &options.place.names)?;
    let generator = Generator::new(&edition);
    let class = names::class(&edition, &options.symbol)?;
    let members = edition.monsters.iter().filter(|monster| monster.class == class.class).count();
    if members > MOST_MEMBERS {
        let class = &class.class;
        let message =
            format!("{class} has {members} monsters; the odds of a class are told for {MOST_MEMBERS} at most");
        return Err(Failure::Usage(message));
    }
    let call = Call::of(&generator, class, options)?;
    let all = scenario::all(&generator, &options.place)?;
    let why = excluded::Asked::of(&edition, why, |monster| monster.class == class.class)?;
    let mut output = Output::new();
    for (at, asked) in all.iter().enumerate() {
        let odds = generator.called(&asked.scenario, call.manner, &call.choice);
        let exclusions =
            |monster| generator.call_exclusions(monster, &asked.scenario, call.manner, &call.choice, &odds);
        let why = why.as_ref().map(|why| why.answer(exclusions));
        let told = Told { class, call: &call, asked, odds: &odds, why: why.as_deref() };
        match options.place.format {
            Format::Json => json(&mut output, &document(&generator, options, &told))?,
            Format::Text => {
                if at > 0 {
                    writeln!(output)?;
                }
                write_text(&mut output, &edition, &told)?;
            }
        }
    }
    Ok(output.finish()?)
}

/// What the game is asked for, and by whom.
struct Call {
    caller: Option<&'static Caller>,
    manner: Manner,
    choice: ClassChoice,
}

impl Call {
    /// What the command line asks for.
    fn of(generator: &Generator<'_>, class: &ClassDef, options: &generation::Class) -> Result<Self, Failure> {
        let caller = options.caller.as_deref().map(|name| caller(generator, class, name)).transpose()?;
        let manner = caller.map_or(Manner::Mask(Allowance::NONE), |caller| caller.manner);
        let alignment = options.monster_alignment.map(Into::into);
        if alignment.is_some() && !generator.knows_alignment_of(manner) {
            let who = match caller {
                Some(caller) if manner == Manner::Polymorph => caller.function,
                _ => &generator.edition().title,
            };
            let message =
                format!("--monster-alignment: {who} does not choose by alignment; --caller demon always does");
            return Err(Failure::Usage(message));
        }
        if let Some(caller) = caller.filter(|caller| caller.manner == Manner::Polymorph && !options.allow.is_empty()) {
            return Err(Failure::Usage(format!("--allow: {} takes no mask", caller.function)));
        }
        let allow = allowance(generator, &options.allow)?;
        Ok(Self { caller, manner, choice: ClassChoice { class: class.class.clone(), alignment, allow } })
    }

    /// C's names of what is allowed.
    fn allowed(&self) -> Vec<&'static str> {
        let mask = match self.manner {
            Manner::Mask(mask) => mask,
            Manner::Until { .. } | Manner::Polymorph => Allowance::NONE,
        };
        self.choice.allow.with(mask).names().collect()
    }
}

/// The caller of this name, which may ask for the class.
fn caller(generator: &Generator<'_>, class: &ClassDef, name: &str) -> Result<&'static Caller, Failure> {
    let edition = generator.edition();
    let Some(caller) = generator.caller(name) else {
        let all: Vec<_> = generator.callers().map(|caller| caller.name).collect();
        let message = format!("--caller {name}: {} has none such; there are {}", edition.title, all.join(", "));
        return Err(Failure::Usage(message));
    };
    if !caller.classes.is_empty() && !caller.classes.contains(&class.class.c_name()) {
        let message = format!("--caller {name} asks for {} only ({})", caller.classes.join(", "), caller.function);
        return Err(Failure::Usage(message));
    }
    Ok(caller)
}

/// The caller's mask by C's names of its flags.
fn allowance(generator: &Generator<'_>, names: &[String]) -> Result<Allowance, Failure> {
    let mut allowance = Allowance::NONE;
    for name in names {
        let Some((_, one)) = generator.allowances().find(|(known, _)| known == name) else {
            let known: Vec<_> = generator.allowances().map(|(name, _)| name).collect();
            let title = &generator.edition().title;
            return Err(Failure::Usage(format!("--allow {name}: {title} can allow {}", known.join(", "))));
        };
        allowance = allowance.with(one);
    }
    Ok(allowance)
}

/// What is told of one place.
struct Told<'a> {
    class: &'a ClassDef,
    call: &'a Call,
    asked: &'a Asked,
    odds: &'a Odds,
    why: Option<&'a [Excluded<'a>]>,
}

fn document<'a>(generator: &Generator<'a>, options: &generation::Class, told: &Told<'a>) -> Document<'a> {
    let edition = generator.edition();
    let Told { class, call, asked, odds, why } = *told;
    let parts = |ratio: &Ratio| (ratio.numerator().clone(), ratio.denominator().clone());
    let monsters = odds.chances().iter().filter_map(|chance| {
        let monster = edition.row(chance.monster)?;
        let (num, den) = parts(&odds.ratio(chance));
        Some(Entry { index: Some(monster.id.0), symbol: Some(&monster.symbol), name: Some(monster.name()), num, den })
    });
    let nothing = Some(odds.of_nothing()).filter(|nothing| !nothing.is_zero()).map(|nothing| {
        let (num, den) = parts(&nothing);
        Entry { index: None, symbol: None, name: None, num, den }
    });
    Document {
        edition: &edition.id,
        rules: Rules::of(edition),
        scenario: Scenario {
            class: Class { symbol: class.symbol, name: class.class.c_name() },
            place: asked.of_class(edition, &options.place),
            monster_alignment: options.monster_alignment.as_ref().map(word),
            caller: call.caller.map(|caller| caller.name),
            allow: call.allowed(),
        },
        entries: monsters.chain(nothing).collect(),
        excluded: why,
    }
}

fn write_text(output: &mut impl Write, edition: &Edition, told: &Told<'_>) -> io::Result<()> {
    let Told { class, call, asked, odds, why } = *told;
    let symbol =
        class.symbol.filter(|symbol| !symbol.is_whitespace()).map(|symbol| format!("{symbol} ")).unwrap_or_default();
    writeln!(output, "{}: class {symbol}({}), {}", edition.title, class.class, chances::place(&asked.scenario))?;
    chances::write_doubts(output, edition)?;
    if let Some(Caller { makes, function, .. }) = call.caller {
        writeln!(output, "asked for by {function}: {makes}")?;
    }
    let allowed = call.allowed();
    if !allowed.is_empty() {
        writeln!(output, "allowed besides ordinary monsters: {}", allowed.join(", "))?;
    }
    match call.manner {
        Manner::Polymorph => writeln!(output, "frequencies alone decide")?,
        Manner::Mask(_) | Manner::Until { .. } => {
            let most = asked.scenario.level_difficulty / 2;
            writeln!(output, "above difficulty {most} a monster is too strong: the choice may end before it")?;
        }
    }
    writeln!(output)?;
    chances::write_table(output, edition, odds, None, None)?;
    why.map_or(Ok(()), |why| excluded::write_table(output, why))
}
