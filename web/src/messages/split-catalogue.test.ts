import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadCatalogueFile } from "./split-catalogue.ts";

const FILES: Record<string, unknown> = {
  "/static/de-first-1.json": {
    messages: { Save: "Speichern" },
    genders: { day: "masculine" },
    later: ["/static/de-shared-1.json", "/static/de-leads-1.json"],
    neededBy: { "static/leads-1.js": [0, 1], "static/dialogs-1.js": [0] },
  },
  "/static/de-shared-1.json": { Open: "Öffnen" },
  "/static/de-leads-1.json": { Lead: "Lead" },
};

let requested: string[];
let isConnected: boolean;

const sent = (path: string): Response =>
  Object.defineProperty(Response.json(FILES[path]), "url", { value: `http://acme.example${path}` });

beforeEach(() => {
  requested = [];
  isConnected = true;
  vi.stubGlobal("document", {
    querySelector: () => ({ content: JSON.stringify({ files: { de: "/static/de-first-1.json" } }) }),
  });
  vi.stubGlobal("fetch", async (path: string) => {
    requested.push(path);
    if (!isConnected) throw new TypeError("no connection");
    return sent(path);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.firstWords = undefined;
  globalThis.wordsOf = undefined;
});

test("the first words are those that the page has requested", async () => {
  globalThis.firstWords = Promise.resolve(sent("/static/de-first-1.json"));
  expect((await loadCatalogueFile("de")).messages).toEqual({ Save: "Speichern" });
  expect(requested).toEqual([]);
});

test("first words that the page could not get are requested again", async () => {
  globalThis.firstWords = Promise.reject(new TypeError("no connection"));
  expect((await loadCatalogueFile("de")).messages).toEqual({ Save: "Speichern" });
  expect(requested).toEqual(["/static/de-first-1.json"]);
});

test("the words of later code are added before it runs, each file once", async () => {
  const { messages } = await loadCatalogueFile("de");
  await globalThis.wordsOf!(["static/dialogs-1.js", "static/other-1.js"]);
  expect(messages).toEqual({ Save: "Speichern", Open: "Öffnen" });
  await Promise.all([globalThis.wordsOf!(["static/leads-1.js"]), globalThis.wordsOf!(["static/leads-1.js"])]);
  expect(messages).toMatchObject({ Lead: "Lead" });
  expect(requested.slice(1)).toEqual(["/static/de-shared-1.json", "/static/de-leads-1.json"]);
  // Nothing is waited for any more, nor for code without words.
  expect(globalThis.wordsOf!(["static/leads-1.js", "static/dialogs-1.js"])).toBeUndefined();
  expect(globalThis.wordsOf!(["static/other-1.js"])).toBeUndefined();
  expect(globalThis.wordsOf!(undefined)).toBeUndefined();
});

test("words that could not be loaded are requested again with the code", async () => {
  const { messages } = await loadCatalogueFile("de");
  isConnected = false;
  await expect(globalThis.wordsOf!(["static/dialogs-1.js"])).rejects.toThrow(/^Unable to preload/);
  isConnected = true;
  await globalThis.wordsOf!(["static/dialogs-1.js"]);
  expect(messages).toMatchObject({ Open: "Öffnen" });
});
