// Shows the API description that the page names, one module at a time. Runs in the reader's browser.
import { onlyModule } from "./only-module.js";

const EVERYTHING = "*";
const page = document.getElementById("reference");
const modules = document.getElementById("modules");
const asked = new URLSearchParams(window.location.search);

function followDarkness() {
  const darkness = window.matchMedia("(prefers-color-scheme: dark)");
  const follow = () => document.documentElement.classList.toggle("dark-mode", darkness.matches);
  darkness.addEventListener("change", follow);
  follow();
}

/** Where the host's name does not say the workspace, the page's own address does, as in every request. */
function descriptionUrl() {
  const url = new URL(page.dataset.openapi, window.location.href);
  if (asked.has("tenant")) url.searchParams.set("tenant", asked.get("tenant"));
  return url;
}

/** A link to an operation names its module: `#/Employees/employees.list`. */
function moduleWanted({ tags }) {
  const [, linked] = /^#\/([^/]+)/.exec(window.location.hash) ?? [];
  const named = linked === undefined ? asked.get("module") : decodeURIComponent(linked);
  return named === EVERYTHING || tags.some(({ name }) => name === named) ? named : null;
}

function link(text, module, isCurrent) {
  const query = new URLSearchParams(asked);
  if (module === null) query.delete("module");
  else query.set("module", module);
  const anchor = document.createElement("a");
  anchor.href = `${window.location.pathname}?${query}`;
  anchor.textContent = text;
  if (isCurrent) anchor.setAttribute("aria-current", "page");
  return anchor;
}

function showModules({ tags }, wanted, url) {
  modules.append(link("Introduction", null, wanted === null));
  for (const { name } of tags) modules.append(link(name, name, wanted === name));
  modules.append(link("Everything", EVERYTHING, wanted === EVERYTHING));
  const raw = document.createElement("a");
  raw.href = url.href;
  raw.textContent = "openapi.json";
  modules.append(raw);
}

/** The introduction comes with the first module; the others leave it out. */
function shownPart(description, wanted) {
  if (wanted === EVERYTHING) return description;
  if (wanted === null) return onlyModule(description, description.tags[0].name);
  const { description: _introduction, ...info } = description.info;
  return { ...onlyModule(description, wanted), info };
}

async function show() {
  followDarkness();
  const url = descriptionUrl();
  const response = await fetch(url);
  const description = await response.json();
  if (!response.ok) throw new Error(description.message);
  const wanted = moduleWanted(description);
  showModules(description, wanted, url);
  window.SwaggerUIBundle({
    spec: shownPart(description, wanted),
    domNode: page,
    presets: [window.SwaggerUIBundle.presets.apis],
    layout: "BaseLayout",
    deepLinking: true,
    docExpansion: wanted === EVERYTHING ? "none" : "list",
    filter: true,
    defaultModelsExpandDepth: -1,
    defaultModelExpandDepth: 3,
    defaultModelRendering: "model",
    displayRequestDuration: true,
    // A key that was typed in stays in the memory of this page.
    persistAuthorization: false,
    // Nothing is sent to a validator of somebody else.
    validatorUrl: null,
  });
}

show().catch((error) => {
  page.textContent = `The description of the API could not be read: ${error.message}`;
});
