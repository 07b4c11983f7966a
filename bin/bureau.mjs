#!/usr/bin/env node
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const LEAST_NODE = 20;
// Read before anything is built, which takes a while: the parent may be gone afterwards.
const startedBy = process.ppid;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
    throw new Error(`Node.js ${process.version} is too old: install version ${LEAST_NODE} or later`);
  }
  const { buildProgram } = await import("../scripts/build-program.mjs");
  buildProgram(root);
  if (process.argv.slice(2).includes("serve")) {
    const { buildWeb } = await import("../scripts/build-web.mjs");
    buildWeb(root);
  }
} catch (error) {
  process.stderr.write(`bureau: ${error.message}\n`);
  process.exit(1);
}

const { main } = await import("../dist/cli/main.js");
await main(process.argv.slice(2), startedBy);
