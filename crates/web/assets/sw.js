// The service worker: keeps all files of one version, and answers from them. `cargo xtask web` writes VERSION, a digest
// of the files, and FILES, their names, above this.

// A host may have several pages, each in a folder of its own.
const OURS = `monstr ${self.registration.scope} `;
const CACHE = `${OURS}${VERSION}`;

self.addEventListener("install", (event) => {
    const requests = FILES.map((file) => new Request(file, { cache: "reload" }));
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
    event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

/** Deletes what older versions of this page kept. */
async function forgetOthers() {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
    if (event.data === "use") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    if (method !== "GET" || !url.startsWith(self.registration.scope)) return;
    event.respondWith(answer(event.request));
});

/** The file that is kept, whatever stands behind its `?`; what is not kept comes from the network. */
async function answer(request) {
    const cache = await caches.open(CACHE);
    return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
