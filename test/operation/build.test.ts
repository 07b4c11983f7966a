import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect } from "vitest";
import { campaignTest as test } from "../support/campaign.ts";
import { makeTestFolder, removeTestFolder } from "../support/test-folder.ts";

const checkout = fileURLToPath(new URL("../..", import.meta.url));
let root: string;

beforeEach(() => {
  root = makeTestFolder();
  for (const name of ["bin", "scripts", "package.json", "tsconfig.json", "tsconfig.build.json"]) {
    cpSync(join(checkout, name), join(root, name), { recursive: true });
  }
  mkdirSync(join(root, "src", "cli"), { recursive: true });
  mkdirSync(join(root, "node_modules"));
  for (const name of ["typescript", "@typescript"]) {
    symlinkSync(join(checkout, "node_modules", name), join(root, "node_modules", name));
  }
  writeMain('import { word } from "../word.ts";\nexport const main = async () => console.log(word);\n');
  writeFileSync(join(root, "src", "word.ts"), 'export const word: string = "first";\n');
  writeFileSync(join(root, "src", "list.sql"), "select 1\n");
});
afterEach(() => removeTestFolder(root));

const writeMain = (code: string) => writeFileSync(join(root, "src", "cli", "main.ts"), code);

async function run() {
  const child = spawn(process.execPath, [join(root, "bin", "bureau.mjs")]);
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { exitCode, stdout, stderr };
}

test("programs that start concurrently on a fresh checkout all run; no temporary build is left", async () => {
  const results = await Promise.all([run(), run(), run()]);
  for (const result of results) expect(result).toEqual({ exitCode: 0, stdout: "first\n", stderr: "" });
  expect(readdirSync(join(root, "dist"))).toContain("list.sql");
  expect(readdirSync(join(root, "node_modules", ".cache", "bureau"))).toEqual([]);
});

test("a changed source is built again, and a removed one is removed from the build", async () => {
  await run();
  writeFileSync(join(root, "src", "word.ts"), 'export const word: string = "changed";\n');
  rmSync(join(root, "src", "list.sql"));
  expect((await run()).stdout).toBe("changed\n");
  expect(readdirSync(join(root, "dist"))).not.toContain("list.sql");
});

test("files for readers and tests are not part of the program, and changing them triggers no build", async () => {
  for (const name of ["word.test.ts", "word.fixture.ts", "README.md"])
    writeFileSync(join(root, "src", name), "This is no code.\n");
  expect((await run()).stdout).toBe("first\n");
  const built = join(root, "dist", "word.js");
  const before = statSync(built).mtimeMs;
  writeFileSync(join(root, "src", "word.fixture.ts"), "This is none either.\n");
  expect((await run()).stdout).toBe("first\n");
  expect(statSync(built).mtimeMs).toBe(before);
  const isOfWord = (name: string) => !name.endsWith(".map") && /^(word|README)/.test(name);
  expect(readdirSync(join(root, "dist")).filter(isOfWord)).toEqual(["word.js"]);
});

test("a source that cannot be built is reported in one line, and the last valid build stays", async () => {
  await run();
  writeMain("export const main = (;\n");
  const { exitCode, stdout, stderr } = await run();
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: "" });
  expect(stderr).toMatch(/^bureau: The program could not be built \(.*main\.ts.*\n$/);
  expect(readdirSync(join(root, "dist"))).toContain("word.js");
});

test("without the compiler a built program runs, and one that was not built says what to do", async () => {
  await run();
  rmSync(join(root, "node_modules", "typescript"));
  expect((await run()).stdout).toBe("first\n");
  rmSync(join(root, "dist"), { recursive: true });
  expect(await run()).toEqual({
    exitCode: 1,
    stdout: "",
    stderr: 'bureau: The program is not built and the compiler is missing: run "npm ci --include=dev"\n',
  });
});
