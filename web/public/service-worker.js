// Makes the web UI installable, and says that there is no connection where the browser would show its own error page.
// It stores nothing but that page: what people see comes from the server each time.
const CACHE = "offline-2";
const PAGE = "/offline.html";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, "/favicon.svg"])));
  skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(tidy());
});

/** Deletes what earlier releases stored, and lets the browser fetch pages while this program starts. */
async function tidy() {
  await registration.navigationPreload?.enable();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(navigate(event));
});

async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return caches.match(PAGE);
  }
}
