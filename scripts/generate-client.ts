import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateClient } from "./client/generated-files.ts";

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), "web", "src", "api", "generated");

await rm(folder, { recursive: true, force: true });
for (const [name, text] of await generateClient()) {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
