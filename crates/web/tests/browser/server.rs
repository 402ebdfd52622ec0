//! A server of static files, as any host has one.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tiny_http::{Header, Response, Server};

/// The folder on the server where the page lies; it must not matter.
const FOLDER: &str = "/some/where/";

/// A server that runs until it is dropped.
pub struct Site {
    server: Arc<Server>,
    /// Whether files are given away at all.
    pub is_up: Arc<AtomicBool>,
    /// Whether WebAssembly is.
    pub has_wasm: Arc<AtomicBool>,
}

impl Site {
    /// Serves a folder.
    pub fn of(folder: &Path) -> Self {
        let server = Arc::new(Server::http("127.0.0.1:0").unwrap());
        let site = Self { server, is_up: Arc::new(AtomicBool::new(true)), has_wasm: Arc::new(AtomicBool::new(true)) };
        let (server, is_up, has_wasm) = (site.server.clone(), site.is_up.clone(), site.has_wasm.clone());
        let folder = folder.to_owned();
        std::thread::spawn(move || {
            for request in server.incoming_requests() {
                let path = file(&folder, request.url());
                let is_wasm = path.to_string_lossy().contains(".wasm");
                let is_given = is_up.load(Ordering::SeqCst) && (!is_wasm || has_wasm.load(Ordering::SeqCst));
                let content = if is_given { fs::read(&path).ok() } else { None };
                // Whoever asked may be gone.
                let _ = match content {
                    Some(content) => request.respond(Response::from_data(content).with_header(kind(&path))),
                    None => request.respond(Response::from_data([]).with_status_code(503)),
                };
            }
        });
        site
    }

    /// Where the page is.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}{FOLDER}", self.server.server_addr().to_ip().unwrap().port())
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.server.unblock();
    }
}

/// The file that a URL asks for.
fn file(folder: &Path, url: &str) -> PathBuf {
    let path = url.split('?').next().unwrap_or_default();
    let name = path.strip_prefix(FOLDER).unwrap_or("not here");
    folder.join(if name.is_empty() { "index.html" } else { name })
}

fn kind(path: &Path) -> Header {
    let kind = match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    };
    Header::from_bytes("Content-Type", kind).unwrap()
}
