import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".json"]);
const LEAST_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    toBrotli(text, { params }).then((small) => writeFile(`${path}.br`, small)),
    toGzip(text, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

/** Compresses what was built, once for all requests. */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "precompress",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    // Not when the bundle is closed, which happens after a build that failed too: the folder is missing then.
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir, config.build.assetsDir);
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (COMPRESSIBLE.has(extname(name)) && (await stat(path)).size >= LEAST_BYTES) await compress(path);
      }
    },
  };
}
