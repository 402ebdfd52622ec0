//! The address is the whole state, and keys do what they should.

use crate::browser::{Page, with_page};
use fantoccini::Locator;
use fantoccini::key::Key;

/// The names of the monsters in the table, from above.
async fn names(page: &Page) -> Vec<String> {
    let names =
        page.eval("return [...document.querySelectorAll('#view .chances tbody th')].map((th) => th.innerText)").await;
    serde_json::from_value(names).unwrap()
}

async fn press(page: &Page, keys: &str) {
    page.client.active_element().await.unwrap().send_keys(keys).await.unwrap();
}

#[test]
fn a_change_is_in_the_address_and_the_address_brings_it_back() {
    with_page(async |page| {
        page.go("").await;
        assert_eq!(page.query().await, "?edition=nethack-5.0.0&place=main&depth=1&xl=1");
        // Two taps for a hero on the fifth level.
        for (control, value) in [("depth", 5), ("xl", 3)] {
            page.eval(&format!(
                "const slider = document.querySelector('input[type=range][data-for=control-{control}]');
                 slider.value = {value};
                 slider.dispatchEvent(new Event('input', {{ bubbles: true }}));"
            ))
            .await;
        }
        let query = page.query().await;
        assert_eq!(query, "?edition=nethack-5.0.0&place=main&depth=5&xl=3");
        let seen = page.text("document.getElementById('page').innerHTML").await;
        page.go(&query).await;
        assert_eq!(page.text("document.getElementById('page').innerHTML").await, seen, "a link shows the same");
    });
}

#[test]
fn back_and_forward_work() {
    with_page(async |page| {
        page.go("?edition=nethack-3.6.7&depth=5&xl=3").await;
        let first = names(page).await;
        page.client
            .find(Locator::Css("button[data-for=control-depth][data-step='1']"))
            .await
            .unwrap()
            .click()
            .await
            .unwrap();
        let second = names(page).await;
        page.client.find(Locator::LinkText("Curves")).await.unwrap().click().await.unwrap();
        page.wait_for("document.querySelector('.plot')").await;
        page.client.back().await.unwrap();
        page.wait_for("location.search.includes('depth=6') && !document.querySelector('.plot')").await;
        assert_eq!(names(page).await, second);
        page.client.back().await.unwrap();
        page.wait_for("location.search.includes('depth=5')").await;
        assert_eq!(names(page).await, first);
        page.client.forward().await.unwrap();
        page.wait_for("location.search.includes('depth=6')").await;
        assert_eq!(names(page).await, second);
    });
}

#[test]
fn nonsense_falls_back_and_is_said() {
    with_page(async |page| {
        page.go("?edition=hack-9&depth=-7&xl=many&frob=1").await;
        let said = page.text("document.getElementById('complaints').innerText").await;
        for name in ["edition=hack-9", "depth=-7", "xl=many", "frob=1"] {
            assert!(said.contains(name), "{said}");
        }
        assert_eq!(page.query().await, "?edition=nethack-5.0.0&place=main&depth=1&xl=1");
    });
}

#[test]
fn keys_search_go_along_the_table_and_turn_its_pages() {
    with_page(async |page| {
        page.go("?edition=nethack-5.0.0&depth=25&xl=20").await;
        let first = names(page).await;
        press(page, "/").await;
        assert_eq!(page.text("document.activeElement.id").await, "q");
        press(page, &Key::Down).await;
        press(page, &Key::Down).await;
        assert_eq!(page.text("document.activeElement.innerText").await, first[1]);
        press(page, &Key::PageDown).await;
        page.wait_for("location.search.includes('page=2')").await;
        let second = names(page).await;
        assert_ne!(second, first);
        assert_eq!(page.text("document.activeElement.innerText").await, second[0]);
        press(page, &Key::PageUp).await;
        page.wait_for("!location.search.includes('page=')").await;
        assert_eq!(names(page).await, first);
        press(page, &Key::Enter).await;
        page.wait_for("location.search.includes('view=monster')").await;
        assert_eq!(page.text("document.querySelector('.monster-title').innerText.slice(2)").await, first[0]);
    });
}

#[test]
fn what_is_typed_is_searched_for_and_keeps_the_focus() {
    with_page(async |page| {
        page.go("?edition=nethack-3.6.7&depth=5&xl=3").await;
        page.client.find(Locator::Id("q")).await.unwrap().send_keys("eye").await.unwrap();
        page.wait_for("location.search.endsWith('q=eye')").await;
        assert_eq!(names(page).await, ["floating eye"]);
        assert_eq!(page.text("document.activeElement.id").await, "q");
        // All letters of a word are one entry of the history.
        page.client.back().await.unwrap();
        page.wait_for("!location.search.includes('q=')").await;
        page.wait_for("document.getElementById('status').textContent.includes('may come')").await;
    });
}

#[test]
fn who_is_not_in_the_list_is_told_why() {
    with_page(async |page| {
        page.go("?edition=nethack-3.6.7&depth=5&xl=3&q=silver").await;
        assert_eq!(names(page).await, [""; 0]);
        let why = page.text("document.querySelector('.why').innerText").await;
        assert!(why.contains("silver dragon: too strong: difficulty 20, and the greatest is 4"), "{why}");
    });
}

#[test]
fn a_species_is_genocided_by_name_and_brought_back() {
    with_page(async |page| {
        page.go("?edition=nethack-3.6.7&depth=5&xl=3").await;
        page.client.find(Locator::Css(".more summary")).await.unwrap().click().await.unwrap();
        let input = page.client.find(Locator::Css("input[name=genocided][data-late]")).await.unwrap();
        input.send_keys(&format!("Floating Eyes{}", Key::Enter)).await.unwrap();
        page.wait_for("location.search.includes('genocided=FLOATING_EYE')").await;
        assert!(!names(page).await.contains(&"floating eye".to_owned()));
        assert_eq!(page.text("document.querySelector('input[name=genocided][data-late]').value").await, "");
        page.client.find(Locator::Css(".chip input")).await.unwrap().click().await.unwrap();
        page.wait_for("!location.search.includes('genocided')").await;
        assert!(names(page).await.contains(&"floating eye".to_owned()));
    });
}

#[test]
fn headings_sort() {
    with_page(async |page| {
        page.go("?edition=nethack-3.6.7&depth=5&xl=3&whole=1").await;
        page.client.find(Locator::Css("th.k-name a")).await.unwrap().click().await.unwrap();
        let sorted = names(page).await;
        assert!(sorted.is_sorted());
        assert_eq!(page.text("document.querySelector('th.k-name').getAttribute('aria-sort')").await, "ascending");
        page.client.find(Locator::Css("th.k-name a")).await.unwrap().click().await.unwrap();
        assert!(names(page).await.iter().rev().is_sorted());
        assert_eq!(page.text("document.activeElement.innerText.trim()").await, "Monster");
    });
}

#[test]
fn another_place_is_entered_as_near_as_can_be() {
    with_page(async |page| {
        page.go("?edition=nethack-3.6.7&depth=12&xl=8").await;
        page.client.find(Locator::Css("select[name=place]")).await.unwrap().select_by_value("medusa").await.unwrap();
        page.wait_for("location.search.includes('place=medusa&depth=21')").await;
        assert_eq!(page.text("document.querySelectorAll('#complaints li').length").await, "0");
    });
}

#[test]
fn what_is_allowed_is_ticked() {
    with_page(async |page| {
        page.go("?view=class&edition=nethack-3.6.7&depth=20&xl=14&class=S_HUMAN").await;
        let before = names(page).await;
        let allow = |name: &str| format!("input[name=allow][value={name}]");
        page.client.find(Locator::Css(&allow("G_NOGEN"))).await.unwrap().click().await.unwrap();
        page.wait_for("location.search.includes('allow=G_NOGEN')").await;
        assert_ne!(names(page).await, before);
        page.client.find(Locator::Css(&allow("G_NOGEN"))).await.unwrap().click().await.unwrap();
        page.wait_for("!location.search.includes('allow')").await;
        assert_eq!(names(page).await, before);
        // A caller's own mask is not to be changed, and not in the address.
        page.go("?view=class&edition=nethack-3.6.7&depth=20&xl=14&class=S_HUMAN&caller=special-level").await;
        let own = page.eval(&format!("return document.querySelector('{}').disabled", allow("G_NOGEN"))).await;
        assert!(own == true && !page.query().await.contains("allow"));
    });
}

/// Puts the focus on what a selector finds, with its text chosen, so that keys replace it.
async fn focus(page: &Page, selector: &str) {
    page.eval(&format!("const it = document.querySelector('{selector}'); it.focus(); it.select?.();")).await;
}

/// The name of what has the focus, and its text.
async fn focused(page: &Page) -> String {
    page.text("document.activeElement.name + '=' + document.activeElement.value").await
}

#[test]
fn what_is_typed_keeps_the_focus_whatever_there_is_to_complain_of() {
    with_page(async |page| {
        page.go("?edition=nethack-5.0.0&depth=12&xl=10").await;
        focus(page, "#control-depth").await;
        press(page, "4").await;
        press(page, "0").await;
        assert_eq!(focused(page).await, "depth=40");
        page.wait_for("document.querySelector('#complaints li')").await;
        press(page, &Key::Tab.to_string()).await;
        let depth = page.text("document.getElementById('control-depth').value").await;
        assert!(page.query().await.contains(&format!("&depth={depth}&")), "{depth}: {}", page.query().await);

        page.go("?edition=nethack-5.0.0&depth=99&xl=10").await;
        focus(page, "#q").await;
        for letter in ["c", "o", "b", "r", "a"] {
            press(page, letter).await;
        }
        assert_eq!(focused(page).await, "q=cobra");
        assert!(page.query().await.ends_with("&q=cobra"), "{}", page.query().await);

        page.go("?edition=nethack-5.0.0&depth=12&xl=10").await;
        focus(page, "#spawns").await;
        press(page, &Key::Delete.to_string()).await;
        press(page, "7").await;
        assert_eq!(focused(page).await, "spawns=7");
        assert!(page.query().await.ends_with("&spawns=7"), "{}", page.query().await);
    });
}

#[test]
fn the_focus_is_not_lost_with_what_has_it() {
    with_page(async |page| {
        page.go("?edition=nethack-5.0.0&depth=2&xl=10").await;
        page.eval("document.querySelector('details.more').open = true").await;
        focus(page, "input[name=genocided][list]").await;
        for name in ["newt", "jackal", "ant"] {
            press(page, &format!("{name}{}", Key::Enter)).await;
            assert!(focused(page).await.starts_with("genocided="), "{}", focused(page).await);
        }
        assert!(page.query().await.ends_with("genocided=NEWT&genocided=JACKAL"), "{}", page.query().await);
        assert_eq!(page.text("document.querySelector('details.more').open").await, "true");
        focus(page, "input[name=genocided][value=JACKAL]").await;
        press(page, " ").await;
        assert!(page.query().await.ends_with("genocided=NEWT"), "{}", page.query().await);
        assert!(focused(page).await.starts_with("genocided="), "{}", focused(page).await);

        // A button at its end can still have the focus, and does nothing.
        focus(page, "button[data-for=control-depth][data-step=\"-1\"]").await;
        for _ in 0..3 {
            press(page, " ").await;
        }
        assert!(page.query().await.contains("&depth=1&"), "{}", page.query().await);
        assert_eq!(page.text("document.activeElement.dataset.step").await, "-1");
    });
}

/// Moves the slider of the depth to each of some depths.
async fn slide(page: &Page, depths: &str) {
    let script = format!(
        "const slider = document.querySelector('input[type=range][data-for=control-depth]');
         for (const depth of [{depths}]) {{
             slider.value = depth;
             slider.dispatchEvent(new Event('input', {{ bubbles: true }}));
         }}"
    );
    page.eval(&script).await;
}

#[test]
fn what_is_done_with_a_control_is_one_entry_of_the_history() {
    with_page(async |page| {
        page.go("?edition=nethack-3.6.7&depth=1&xl=1").await;
        let entries = async || page.text("history.length").await.parse::<usize>().unwrap();
        let before = entries().await;
        focus(page, "#control-depth").await;
        // The first figure is the depth that is there.
        press(page, "1").await;
        press(page, "2").await;
        page.wait_for("location.search.includes('depth=12')").await;
        slide(page, "13, 14, 15, 16").await;
        page.wait_for("location.search.includes('depth=16')").await;
        assert_eq!(entries().await, before + 2);
        // A link within the page loses nothing, however soon it comes.
        slide(page, "17, 18").await;
        page.eval("document.querySelector('a.skip').click()").await;
        page.wait_for("location.hash === '#view'").await;
        assert!(page.query().await.contains("depth=18"), "{}", page.query().await);
        page.eval("history.go(-2)").await;
        page.wait_for("location.search.includes('depth=12')").await;
        page.eval("history.back()").await;
        page.wait_for("location.search.includes('depth=1&')").await;
        assert_eq!(page.text("document.getElementById('control-depth').value").await, "1");
    });
}

#[test]
fn an_address_that_is_refused_comes_with_the_next_change() {
    with_page(async |page| {
        page.go("?edition=nethack-3.6.7&depth=2&xl=1").await;
        page.eval("history.pushState = () => { delete history.pushState; throw new DOMException('too often'); }").await;
        slide(page, "3").await;
        assert!(page.query().await.contains("depth=2&"), "{}", page.query().await);
        slide(page, "4").await;
        page.wait_for("location.search.includes('depth=4')").await;
    });
}
