//! What refers to the rows of a table and is each edition's own: its roles, and what grows up into what.

use crate::expr;
use crate::table::{count, row_ids};
use model::{Alignments, Edition, Genders, GrownUp, MonsterId, QuestEnemies, Role};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// The names of the items that [`items`] makes.
pub(crate) const OWN: [&str; 2] = ["GROWN_UPS", "ROLES"];

/// The lists of roles and of what grows up.
pub(crate) fn items(edition: &Edition) -> TokenStream {
    let rows = Rows(row_ids(edition));
    let roles = edition.roles.iter().map(|role| rows.role(role));
    let role_count = count(edition.roles.len());
    let grown_ups = edition.grown_ups.iter().map(|GrownUp { young, grown }| {
        let (young, grown) = (rows.name(*young), rows.name(*grown));
        quote!(grows(#young, #grown))
    });
    let grown_up_count = count(edition.grown_ups.len());
    let foes = edition.roles.iter().any(|role| role.enemies.is_some()).then(foes);
    let grows = (!edition.grown_ups.is_empty()).then(grows);
    quote! {
        #foes
        #grows
        /// The roles, in the order of `roles[]`.
        pub static ROLES: [Role; #role_count] = [#(#roles),*];
        /// What grows up into what, in the order of `grownups[]`.
        pub static GROWN_UPS: [GrownUp; #grown_up_count] = [#(#grown_ups),*];
    }
}

fn foes() -> TokenStream {
    quote! {
        /// Enemies of a quest: a species or none, and a class.
        const fn foes(species: Option<MonsterId>, class: Option<Class>) -> QuestEnemies {
            QuestEnemies { species, class }
        }
    }
}

fn grows() -> TokenStream {
    quote! {
        /// A monster, and what it grows up into.
        const fn grows(young: MonsterId, grown: MonsterId) -> GrownUp {
            GrownUp { young, grown }
        }
    }
}

/// The constants that name the rows.
struct Rows(Vec<Ident>);

impl Rows {
    /// A row by its name; by its number where there is no such row.
    fn name(&self, id: MonsterId) -> TokenStream {
        match self.0.get(usize::from(id.0)) {
            Some(name) => quote!(pm::#name),
            None => {
                let number = expr::int(id.0);
                quote!(MonsterId(#number))
            }
        }
    }

    fn optional(&self, id: Option<MonsterId>) -> TokenStream {
        expr::option(id.as_ref(), |id| self.name(*id))
    }

    fn role(&self, role: &Role) -> TokenStream {
        let (name, file_code) = (expr::text(&role.name), expr::text(&role.file_code));
        let female_name = expr::option(role.female_name.as_ref(), |name| expr::text(name));
        let (monster, female_monster) = (self.optional(role.monster), self.optional(role.female_monster));
        let (pet, leader) = (self.optional(role.pet), self.optional(role.leader));
        let (guardians, nemesis) = (self.optional(role.guardians), self.optional(role.nemesis));
        let enemies = expr::option(role.enemies.as_ref(), |enemies| {
            let enemies = enemies.iter().map(|enemies| self.enemies(enemies));
            quote!([#(#enemies),*])
        });
        let (alignments, genders) = (alignments(role.alignments), genders(role.genders));
        let allow = expr::int(role.allow);
        quote! {
            Role {
                name: #name,
                female_name: #female_name,
                file_code: #file_code,
                monster: #monster,
                female_monster: #female_monster,
                pet: #pet,
                leader: #leader,
                guardians: #guardians,
                nemesis: #nemesis,
                enemies: #enemies,
                alignments: #alignments,
                genders: #genders,
                allow: #allow,
            }
        }
    }

    fn enemies(&self, enemies: &QuestEnemies) -> TokenStream {
        let species = self.optional(enemies.species);
        let class = expr::option(enemies.class.as_ref(), |class| expr::open_enum(class, "Class"));
        quote!(foes(#species, #class))
    }
}

fn alignments(set: Alignments) -> TokenStream {
    flags(&quote!(Alignments), set.iter_names().map(|(name, _)| name))
}

fn genders(set: Genders) -> TokenStream {
    flags(&quote!(Genders), set.iter_names().map(|(name, _)| name))
}

/// A set of flags by their names, as a constant can be written.
fn flags<'n>(ty: &TokenStream, names: impl Iterator<Item = &'n str>) -> TokenStream {
    names.enumerate().fold(quote!(#ty::empty()), |before, (place, name)| {
        let name = crate::idents::ident(name);
        if place == 0 { quote!(#ty::#name) } else { quote!(#before.union(#ty::#name)) }
    })
}
