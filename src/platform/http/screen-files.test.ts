import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestFolder, removeTestFolder } from "../../../test/support/test-folder.ts";
import { screenFiles } from "./screen-files.ts";

const SCREENS = {
  frame: ["/static/frame-1.js", "/static/frame-1.css"],
  screens: [
    { path: "/", isPublic: false, files: ["/static/home-1.js"] },
    { path: "/employees/$id", isPublic: false, files: ["/static/employee-1.js"] },
    { path: "/employees/new", isPublic: false, files: ["/static/frame-1.js", "/static/new-1.js"] },
    { path: "/sign-in", isPublic: true, files: ["/static/sign-in-1.js"] },
    { path: "/careers/$job", isPublic: true, files: ["/static/job-1.js"] },
  ],
};

let folder: string;
let elementsAt: ReturnType<typeof screenFiles>;

/** The names of the files that the page names at a path. */
const namesAt = (path: string, hasSession: boolean): string[] =>
  [...elementsAt(path, hasSession).matchAll(/href="\/static\/([^"]+)"/g)].map(([, name]) => name!);

beforeAll(() => {
  folder = makeTestFolder();
  writeFileSync(join(folder, "screens.json"), JSON.stringify(SCREENS));
  elementsAt = screenFiles(folder);
});
afterAll(() => removeTestFolder(folder));

test("the page names the files of its screen with those of the frame, each once", () => {
  expect(namesAt("/", true)).toEqual(["frame-1.js", "frame-1.css", "home-1.js"]);
  expect(namesAt("/employees/01J", true)).toEqual(["frame-1.js", "frame-1.css", "employee-1.js"]);
  expect(namesAt("/employees/new", true)).toEqual(["frame-1.js", "frame-1.css", "new-1.js"]);
  expect(namesAt("/employees/01J/more", true)).toEqual(["frame-1.js", "frame-1.css"]);
});

test("without a session it names those of the sign-in, unless the screen needs none", () => {
  expect(namesAt("/employees/01J", false)).toEqual(["sign-in-1.js"]);
  expect(namesAt("/careers/01J", false)).toEqual(["job-1.js"]);
  expect(namesAt("/careers/01J", true)).toEqual(["job-1.js"]);
});

test("scripts are fetched beforehand, and styles are applied, both with the nonce of the page", () => {
  const elements = elementsAt("/", true);
  expect(elements).toContain(
    '<link rel="modulepreload" crossorigin href="/static/home-1.js" nonce="__CSP_NONCE__">',
  );
  expect(elements).toContain(
    '<link rel="stylesheet" crossorigin href="/static/frame-1.css" nonce="__CSP_NONCE__">',
  );
});

test("a path in the address adds nothing of its own to the page", () => {
  expect(elementsAt('/employees/"><script>', true)).not.toContain("<script");
});

test("a web UI without that file has a page without it", () => {
  const empty = makeTestFolder();
  expect(screenFiles(empty)("/", true)).toBe("");
  removeTestFolder(empty);
});
