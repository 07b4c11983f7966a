import { afterEach, expect, test } from "vitest";
import { formatDate, formatWeek } from "./dates.ts";
import { languageOf, speak, storedTag } from "./language.ts";
import { formatTime } from "./times.ts";

afterEach(() => speak("en-GB"));

test("an account's own language precedes the browser's, and that precedes the workspace's", () => {
  const browser = ["sv-SE", "en"];
  expect(languageOf({ account: "de", workspace: "en", browser })).toBe("de");
  expect(languageOf({ account: "en", workspace: "en", browser })).toBe("sv-SE");
  expect(languageOf({ account: "en", workspace: "en", browser: [] })).toBe("en");
  expect(languageOf({ account: null, workspace: "fr", browser: ["not a tag"] })).toBe("fr");
});

test("a language without a region takes the browser's region", () => {
  expect(languageOf({ account: "de", workspace: "en", browser: ["en-GB", "de-AT"] })).toBe("de-AT");
  expect(languageOf({ account: "de-CH", workspace: "en", browser: ["de-AT"] })).toBe("de-CH");
});

test("a chosen language is spoken also where it is the workspace's and the browser prefers another", () => {
  const spokenFor = (tag: string, workspace: string, browser: readonly string[]): string => {
    const account = storedTag(tag, { workspace, browser });
    return languageOf({ account, workspace, browser });
  };
  expect(storedTag("fr", { workspace: "en", browser: ["de"] })).toBe("fr");
  expect(storedTag("en", { workspace: "en", browser: ["en-GB"] })).toBe("en");
  expect(storedTag("en", { workspace: "en", browser: ["de", "en-GB"] })).toBe("en-GB");
  expect(spokenFor("en", "en", ["de"])).toBe("en-US");
  expect(spokenFor("de-DE", "de-DE", ["en"])).toBe("de");
  expect(spokenFor("ro", "ro", ["ro-MD", "de"])).toBe("ro-MD");
});

test("days and weeks follow the language, also after it changes", () => {
  const written = (language: string): string[] => {
    speak(language);
    return [formatDate("2026-07-14T00:00:00.000000Z"), formatWeek("2026-07-13")].map((text) =>
      text.replace(/\s*–\s*/u, " – "),
    );
  };
  expect(written("en-GB")).toEqual(["14 Jul 2026", "13 – 19 Jul 2026"]);
  expect(written("de-DE")).toEqual(["14.07.2026", "13. – 19.07.2026"]);
  expect(written("sv-SE")).toEqual(["14 juli 2026", "13 – 19 juli 2026"]);
});

test("a time names its zone where the record's clock shows another time", () => {
  speak("en-GB");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const elsewhere = zone === "Asia/Tokyo" ? "Europe/Berlin" : "Asia/Tokyo";
  expect(formatTime("2026-07-14T10:30:00Z", zone)).toMatch(/^\d\d:\d\d$/);
  expect(formatTime("2026-07-14T10:30:00Z", elsewhere)).toMatch(/^\d\d:\d\d \S+$/);
});
