// The page works without a network, by its service worker, and offers a newer version when one has come.

import { settle } from "./address.js";
import { trusted } from "./trusted.js";

/** Installs the service worker, and says when a newer one is ready. */
export async function watchForUpdates() {
    // Without a secure origin there is none, and the page works all the same as long as there is a network.
    if (!("serviceWorker" in navigator)) return;
    try {
        const registration = await navigator.serviceWorker.register(trusted.createScriptURL("sw.js"));
        if (registration.waiting) offer(registration.waiting);
        registration.addEventListener("updatefound", () => {
            const worker = registration.installing;
            worker?.addEventListener("statechange", () => {
                if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
            });
        });
    } catch {
        // Some browsers have none in private windows.
    }
}

/** Offers to use the version that waits. */
function offer(worker) {
    const notice = document.getElementById("offer");
    notice.hidden = false;
    document.getElementById("update").addEventListener("click", () => {
        navigator.serviceWorker.addEventListener("controllerchange", () => {
            settle();
            location.reload();
        }, { once: true });
        worker.postMessage("use");
    });
}
