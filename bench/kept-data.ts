import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

interface Part {
  readonly size: unknown;
  readonly result: unknown;
}

/**
 * The folder of a benchmark's database, and what was seeded into it. With `BENCH_DATA` it is kept, so that a database can
 * be seeded once and measured often; otherwise it ends with the benchmark.
 */
export interface KeptData {
  readonly folder: string;
  /**
   * Seeds a part of the data, or returns what seeding it had returned if the folder contains it.
   * @throws Error if the folder contains the part in another size
   */
  seedOnce<Result>(part: string, size: unknown, seed: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A folder for one of several databases of a benchmark, in the one that `BENCH_DATA` names; undefined: none is kept. */
export const folderFor = (name: string): string | undefined =>
  process.env.BENCH_DATA === undefined ? undefined : join(process.env.BENCH_DATA, name);

/** Opens the folder that `BENCH_DATA` names, or a temporary one. */
export async function openKeptData(named = process.env.BENCH_DATA): Promise<KeptData> {
  const folder = named === undefined ? await mkdtemp(join(tmpdir(), "bureau-bench-")) : resolve(named);
  await mkdir(folder, { recursive: true });
  const file = join(folder, "seeded.json");
  const parts: Record<string, Part> = existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : {};
  return {
    folder,
    async seedOnce<Result>(part: string, size: unknown, seed: () => Promise<Result>): Promise<Result> {
      const former = parts[part];
      if (former !== undefined) {
        if (JSON.stringify(former.size) === JSON.stringify(size)) return former.result as Result;
        throw new Error(
          `${folder} has ${part} of ${JSON.stringify(former.size)}, not ${JSON.stringify(size)}.`,
        );
      }
      const result = await seed();
      parts[part] = { size, result };
      await writeFile(file, JSON.stringify(parts, null, 2));
      return result;
    },
    async close() {
      if (named === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
