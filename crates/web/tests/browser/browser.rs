//! A browser with the page in it.

use crate::server::Site;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use serde_json::{Map, Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How often a condition is looked at, and how many times.
const POLL: (Duration, usize) = (Duration::from_millis(20), 1500);

/// How long the address takes to follow: a little more than `PACE` of `assets/address.js`.
const SETTLED: Duration = Duration::from_millis(450);

/// A page in a browser of its own.
pub struct Page {
    /// The browser.
    pub client: Client,
    /// The server.
    pub site: Site,
    _driver: Driver,
    /// What may be found on the console.
    expected: Vec<&'static str>,
}

/// The page as `cargo xtask web` makes it, if it and a browser are there.
fn ready() -> Result<PathBuf, String> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    if !dist.join("index.html").is_file() {
        return Err("there is no dist/: `cargo xtask web` makes it".to_owned());
    }
    let driver = Command::new("chromedriver").arg("--version").output();
    driver.map(|_| dist).map_err(|error| format!("there is no chromedriver ({error})"))
}

/// Runs a test on the page, or says that it was skipped.
pub fn with_page(test: impl AsyncFnOnce(&mut Page)) {
    let dist = match ready() {
        Ok(dist) => dist,
        Err(why) => {
            assert!(std::env::var_os("MONSTR_BROWSER").is_none(), "{why}");
            println!("skipped: {why}");
            return;
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut page = Page::open(&dist).await;
        test(&mut page).await;
        page.close().await;
    });
}

impl Page {
    async fn open(dist: &Path) -> Self {
        let driver = Driver::start();
        let capabilities = json!({
            "goog:chromeOptions": {
                "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb"],
            },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        });
        let client = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new())
            .capabilities(capabilities.as_object().cloned().unwrap_or_default())
            .connect(&format!("http://127.0.0.1:{}", driver.port))
            .await
            .unwrap();
        Self { client, site: Site::of(dist), _driver: driver, expected: Vec::new() }
    }

    /// Says that something may be found on the console.
    pub fn expect(&mut self, words: &'static str) {
        self.expected.push(words);
    }

    /// Goes to a query, and waits until it is shown.
    pub async fn go(&self, query: &str) {
        self.client.goto(&format!("{}{query}", self.site.address())).await.unwrap();
        self.wait_for("document.documentElement.classList.contains('computing')").await;
    }

    /// What a script gives.
    pub async fn eval(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap()
    }

    /// What an expression is, as text.
    pub async fn text(&self, expression: &str) -> String {
        let value = self.eval(&format!("return String({expression})")).await;
        value.as_str().unwrap().to_owned()
    }

    /// The query of the address, which follows what is done.
    pub async fn query(&self) -> String {
        tokio::time::sleep(SETTLED).await;
        self.text("location.search").await
    }

    /// Waits until an expression is true.
    pub async fn wait_for(&self, condition: &str) {
        for _ in 0..POLL.1 {
            if self.eval(&format!("return Boolean({condition})")).await == Value::Bool(true) {
                return;
            }
            tokio::time::sleep(POLL.0).await;
        }
        panic!("never came true: {condition}; the page is at {}", self.query().await);
    }

    /// A command of the browser's own protocol.
    pub async fn command(&self, name: &str, parameters: Value) -> Value {
        let command = Own { path: "goog/cdp/execute", body: json!({ "cmd": name, "params": parameters }) };
        self.client.issue_cmd(command).await.unwrap()
    }

    /// Makes the screen so wide and high, and light or dark.
    pub async fn screen(&self, width: u32, height: u32, scheme: &str) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.command("Emulation.setDeviceMetricsOverride", size).await;
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.command("Emulation.setEmulatedMedia", features).await;
    }

    async fn log(&self, kind: &str) -> Vec<Map<String, Value>> {
        let entries = self.client.issue_cmd(Own { path: "se/log", body: json!({ "type": kind }) }).await.unwrap();
        entries.as_array().unwrap().iter().filter_map(Value::as_object).cloned().collect()
    }

    /// Looks at what the page asked for and complained of, and ends the browser.
    async fn close(self) {
        let address = self.site.address();
        let mut elsewhere = Vec::new();
        for entry in self.log("performance").await {
            let message: Value = serde_json::from_str(entry["message"].as_str().unwrap()).unwrap();
            let message = &message["message"];
            if message["method"] == "Network.requestWillBeSent" {
                let url = message["params"]["request"]["url"].as_str().unwrap();
                if !url.starts_with(&address) && !url.starts_with("data:") {
                    elsewhere.push(url.to_owned());
                }
            }
        }
        assert_eq!(elsewhere, [""; 0], "the page asked elsewhere");
        let messages: Vec<String> =
            self.log("browser").await.iter().map(|entry| entry["message"].to_string()).collect();
        let is_expected = |message: &String| self.expected.iter().any(|words| message.contains(words));
        let unexpected: Vec<_> = messages.iter().filter(|message| !is_expected(message)).collect();
        assert!(unexpected.is_empty(), "the console has {unexpected:?}");
        self.client.close().await.unwrap();
    }
}

/// The browser's driver; it is ended when it is dropped, by a failing test, too.
struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    fn start() -> Self {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        let port = lines.find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
        // What it says later must go somewhere.
        std::thread::spawn(move || lines.for_each(drop));
        Self { process, port: port.unwrap() }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A command of Chromium's driver that no standard has.
#[derive(Debug)]
struct Own {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Own {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
