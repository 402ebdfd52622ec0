//! Curves as drawings: axes, what each value is under the pointer, and a table of all values behind.

use maud::{Markup, html};

/// The drawing's width and height, in its own units.
const SIZE: (f64, f64) = (640.0, 312.0);

/// Where the area between the axes is: left, top, right, bottom.
const AREA: (f64, f64, f64, f64) = (44.0, 28.0, 628.0, 268.0);

/// About how many lines cross an axis.
const TICKS: f64 = 6.0;

/// The height of a line of text.
const LINE: f64 = 15.0;

/// Several curves over the same values.
#[derive(Debug)]
pub struct Plot {
    /// The element's id.
    pub id: &'static str,
    /// What is drawn.
    pub title: &'static str,
    /// What the horizontal axis is.
    pub x: &'static str,
    /// What the vertical axis is.
    pub y: &'static str,
    /// The curves.
    pub series: Vec<Series>,
}

/// A curve.
#[derive(Debug)]
pub struct Series {
    /// What it is called.
    pub name: String,
    /// Its points, from left to right; a point without a value interrupts it.
    pub points: Vec<(i32, Option<f64>)>,
}

/// From values to places in the drawing.
struct Scale {
    x: (f64, f64),
    y: (f64, f64),
}

impl Scale {
    fn across(&self, x: f64) -> f64 {
        let (left, _, right, _) = AREA;
        left + (x - self.x.0) / (self.x.1 - self.x.0).max(1.0) * (right - left)
    }

    fn up(&self, y: f64) -> f64 {
        let (_, top, _, bottom) = AREA;
        bottom - (y - self.y.0) / (self.y.1 - self.y.0) * (bottom - top)
    }
}

impl Plot {
    /// The drawing, what its lines mean, and the table.
    pub fn html(&self) -> Markup {
        html! {
            figure class="plot" id=(self.id) {
                figcaption {
                    b { (self.title) }
                    ul class="keys" {
                        @for (at, series) in self.series.iter().enumerate() {
                            li {
                                svg class="key" viewBox="0 0 24 8" aria-hidden="true" focusable="false" {
                                    path class={ "curve curve-" (at) } d="M0 4H24" {}
                                }
                                " " (series.name)
                            }
                        }
                    }
                }
                div class="plot-box" tabindex="0" role="group" aria-label={ (self.title) ", drawn" } { (self.drawing()) }
                details {
                    summary { "As a table" }
                    (self.table())
                }
            }
        }
    }

    fn scale(&self) -> Scale {
        let points = || self.series.iter().flat_map(|series| &series.points);
        let xs = || points().map(|(x, _)| f64::from(*x));
        let greatest = points().filter_map(|(_, y)| *y).fold(0.0, f64::max);
        let step = step(greatest);
        let top = ((greatest / step).ceil() * step).max(step);
        Scale { x: (xs().fold(f64::MAX, f64::min), xs().fold(f64::MIN, f64::max)), y: (0.0, top) }
    }

    fn drawing(&self) -> Markup {
        let scale = self.scale();
        let (width, height) = SIZE;
        html! {
            svg viewBox={ "0 0 " (width) " " (height) } role="img" aria-label={ (self.title) " by " (self.x) } {
                (self.axes(&scale))
                @for (at, series) in self.series.iter().enumerate() {
                    path class={ "curve curve-" (at) } d=(path(series, &scale)) {}
                }
                @for at in 0..self.series.first().map_or(0, |series| series.points.len()) { (self.pointed(at, &scale)) }
            }
        }
    }

    fn axes(&self, scale: &Scale) -> Markup {
        let (left, top, right, bottom) = AREA;
        let middle = f64::midpoint(left, right);
        let step_y = step(scale.y.1);
        let step_x = step(scale.x.1 - scale.x.0).max(1.0);
        html! {
            g class="axes" {
                @for y in ticks(scale.y, step_y) {
                    @let at = scale.up(y);
                    line class="grid" x1=(left) x2=(right) y1=(coordinate(at)) y2=(coordinate(at)) {}
                    text class="y" x=(left - 6.0) y=(coordinate(at + 4.0)) { (decimal(y, step_y)) }
                }
                @for x in ticks(scale.x, step_x) {
                    @let at = scale.across(x);
                    line class="tick" x1=(coordinate(at)) x2=(coordinate(at)) y1=(bottom) y2=(bottom + 5.0) {}
                    text class="x" x=(coordinate(at)) y=(bottom + 18.0) { (x) }
                }
                path class="axis" d={ "M" (left) " " (top) "V" (bottom) "H" (right) } {}
                text class="x" x=(middle) y=(bottom + 36.0) { (self.x) }
                text class="label" x="0" y="14" { (self.y) }
            }
        }
    }

    /// What is shown while the pointer is above a value of the horizontal axis.
    fn pointed(&self, at: usize, scale: &Scale) -> Markup {
        let values: Vec<_> = self.series.iter().filter_map(|series| series.points.get(at)).collect();
        let Some((x, _)) = values.first() else { return Markup::default() };
        let (left, top, right, bottom) = AREA;
        let across = scale.across(f64::from(*x));
        let half = (scale.across(f64::from(*x) + 0.5) - across).max(1.0);
        let is_right = across > f64::midpoint(left, right);
        let text_x = coordinate(if is_right { across - 8.0 } else { across + 8.0 });
        html! {
            g class={ "at" @if is_right { " before" } } {
                rect class="band" x=(coordinate(across - half)) y=(top) width=(coordinate(half * 2.0))
                    height=(bottom - top) {}
                line class="pointer" x1=(coordinate(across)) x2=(coordinate(across)) y1=(top) y2=(bottom) {}
                @for (number, (_, y)) in values.iter().enumerate() {
                    @if let Some(y) = y {
                        circle class={ "curve-" (number) } cx=(coordinate(across)) cy=(coordinate(scale.up(*y))) r="3.5" {}
                    }
                }
                text class="tip" x=(text_x) y=(top + LINE) { (self.x) " " (x) }
                @for (number, (series, (_, y))) in self.series.iter().zip(&values).enumerate() {
                    text class="tip" x=(text_x) y=(coordinate(top + LINE * (2.0 + f64::from(u32::try_from(number).unwrap_or(0))))) {
                        (series.name) ": " (value(*y))
                    }
                }
            }
        }
    }

    fn table(&self) -> Markup {
        let rows = self.series.first().map_or(0, |series| series.points.len());
        html! {
            div class="table-box" tabindex="0" role="group" aria-label={ (self.title) ", as a table" } {
                table class="values" {
                    caption { (self.title) ", " (self.y) }
                    thead {
                        tr {
                            th scope="col" { (self.x) }
                            @for series in &self.series { th scope="col" { (series.name) } }
                        }
                    }
                    tbody {
                        @for at in 0..rows {
                            @let values = || self.series.iter().filter_map(|series| series.points.get(at));
                            tr {
                                @if let Some((x, _)) = values().next() { th scope="row" { (x) } }
                                @for (_, y) in values() { td { (value(*y)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The line of a curve.
fn path(series: &Series, scale: &Scale) -> String {
    let mut is_drawing = false;
    let steps = series.points.iter().map(|(x, y)| {
        let command = if is_drawing { 'L' } else { 'M' };
        is_drawing = y.is_some();
        let place = |y: f64| format!("{command}{:.1} {:.1}", scale.across(f64::from(*x)), scale.up(y));
        y.map(place).unwrap_or_default()
    });
    steps.collect()
}

fn value(y: Option<f64>) -> String {
    y.map_or_else(|| "–".to_owned(), |y| format!("{y:.2}"))
}

/// A length in the drawing, as short as it can be seen.
fn coordinate(length: f64) -> String {
    format!("{length:.1}")
}

/// The distance of an axis's lines: 1, 2 or 5 times a power of ten.
fn step(range: f64) -> f64 {
    let rough = (range / TICKS).max(1e-6);
    let power = 10_f64.powf(rough.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power);
    steps.into_iter().find(|step| *step >= rough).unwrap_or(rough)
}

/// The multiples of a step within a range.
fn ticks((least, most): (f64, f64), step: f64) -> impl Iterator<Item = f64> {
    let first = (least / step).ceil();
    (0..100_u32).map(move |count| (first + f64::from(count)) * step).take_while(move |tick| *tick <= most + step * 1e-6)
}

/// A multiple of a step, with as many digits as the step has.
fn decimal(value: f64, step: f64) -> String {
    let digits = if step >= 1.0 { 0 } else { (-step.log10().floor()) as usize };
    format!("{value:.digits$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot(values: &[Option<f64>]) -> Plot {
        let points = (1..).zip(values.iter().copied()).collect();
        let series = vec![Series { name: "newt & co".to_owned(), points }];
        Plot { id: "p", title: "Odds", x: "depth", y: "percent", series }
    }

    #[test]
    fn axes_have_lines_at_round_numbers() {
        assert_eq!(ticks((0.0, 25.0), step(25.0)).collect::<Vec<_>>(), [0.0, 5.0, 10.0, 15.0, 20.0, 25.0]);
        assert_eq!(ticks((1.0, 53.0), step(52.0)).collect::<Vec<_>>(), [10.0, 20.0, 30.0, 40.0, 50.0]);
        assert_eq!(decimal(0.15, step(0.2)), "0.15");
        assert_eq!(decimal(15.0, step(25.0)), "15");
    }

    #[test]
    fn a_missing_value_interrupts_the_curve() {
        let plot = plot(&[Some(1.0), Some(2.0), None, Some(4.0)]);
        let line = path(&plot.series[0], &plot.scale());
        assert_eq!(line.matches('M').count(), 2);
        assert_eq!(line.matches('L').count(), 1);
    }

    #[test]
    fn what_is_drawn_is_in_the_table_too() {
        let html = plot(&[Some(1.0), None]).html().into_string();
        assert!(html.contains("<td>1.00</td>") && html.contains("<td>–</td>"), "{html}");
        assert!(html.contains("newt &amp; co"), "{html}");
    }

    #[test]
    fn a_curve_without_values_can_be_drawn() {
        for values in [&[][..], &[None], &[Some(0.0)]] {
            let html = plot(values).html().into_string();
            assert!(!html.contains("NaN") && !html.contains("inf"), "{html}");
        }
    }
}
