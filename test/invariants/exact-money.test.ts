import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPool } from "../../src/platform/database/pool.ts";
import { createTestDatabase } from "../support/database.ts";
import { floatTypesInSource, floatTypesInSql } from "../support/money/float-types.ts";
import { type FloatUse, floatUses } from "../support/money/float-uses.ts";

/** Money is whole hundredths, fractions or decimal text, from the database to the response; never a binary float. */

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const isProgram = (file: string): boolean => /\.ts$/.test(file) && !/\.test\.ts$|seed/.test(file);

/** Names like those of amounts that are not amounts, and places where a final figure becomes the number in JSON. */
const HARMLESS: readonly (readonly [file: string, text: string, why: string])[] = [
  [
    "modules/clients/clients/client-statement.ts",
    "Number(cents)",
    "the number nearest to whole hundredths, shown",
  ],
  ["modules/projects/economics/profitability-rows.ts", "Number(budget)", "stored decimal text, shown"],
  [
    "modules/time-tracking/reports/download/group-sheet.ts",
    "Number(amount).toFixed(2)",
    "a figure of the report, as it is shown in JSON, in a cell",
  ],
  ["modules/time-tracking/reports/download/group-sheet.ts", "Number(amount)", "the same"],
  ["modules/invoicing/documents/tax-summary.ts", "Number(line.tax_percent)", "stored decimal text, shown"],
  ["modules/invoicing/documents/tax-summary.ts", "Number(decimalText(tax, 2))", "decimal text, shown"],
  ["modules/employees/hr-analytics/headcount.ts", "total + amountOf(person)", "days and hours of people"],
  ["modules/leave/ledger/days.ts", "2 * amount", "days of leave in whole ten-thousandths"],
];

const reported = ({ file, text }: Pick<FloatUse, "file" | "text">): string => `${file}: ${text}`;

describe("amounts in the program", { timeout: 60_000 }, () => {
  let uses: FloatUse[] = [];
  beforeAll(() => {
    uses = floatUses(join(ROOT, "tsconfig.json"), join(ROOT, "src"), isProgram);
  });

  test("are never calculated with as floats", () => {
    const harmless = new Set(HARMLESS.map(([file, text]) => reported({ file, text })));
    expect(uses.filter((use) => !harmless.has(reported(use)))).toEqual([]);
  });

  test("have no exception that is no longer needed", () => {
    const found = new Set(uses.map(reported));
    expect(HARMLESS.filter(([file, text]) => !found.has(reported({ file, text })))).toEqual([]);
  });
});

describe("the search for floats", { timeout: 60_000 }, () => {
  let folder = "";
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const WRONG = [
    "export const a = (amount: number, hourlyRate: number): number => amount * hourlyRate;",
    "export const b = (row: { net_amount: string }): number => Number(row.net_amount) / 3;",
    "export const c = (price: string): number => Number.parseFloat(price);",
    "export const d = (one: { total_cost: number }): string => one.total_cost.toFixed(2);",
    "export let e = 0; export const f = (fee: number): void => { e += fee; };",
    "export const g = (cents: number): number => Math.round(cents / 3);",
    "export const h = (row: Record<string, number>): number => row['billed_amount']! - 1;",
    "export const i = (one: { costOf(): number }): number => 2 * one.costOf();",
  ];
  const RIGHT = [
    "export const a = (cents: bigint, fee: bigint): bigint => cents + fee;",
    "export const b = (amount: string): string => amount + '.00';",
    "export const c = (minutes: number, days: number): number => minutes * days;",
    "export const d = (row: { count: string }): number => Number(row.count);",
  ];

  test("finds all of these, and nothing else", async () => {
    folder = await mkdtemp(join(tmpdir(), "bureau-floats-"));
    await mkdir(join(folder, "src"));
    const compilerOptions = { strict: true, target: "es2022", module: "nodenext", types: [] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
    await Promise.all(
      WRONG.map((line, index) => writeFile(join(folder, `src/wrong${index}.ts`), `${line}\n`)).concat(
        RIGHT.map((line, index) => writeFile(join(folder, `src/right${index}.ts`), `${line}\n`)),
      ),
    );
    const uses = floatUses(join(folder, "tsconfig.json"), join(folder, "src"), isProgram);
    expect([...new Set(uses.map(({ file }) => file))].sort()).toEqual(
      WRONG.map((_, index) => `wrong${index}.ts`),
    );
  });

  test("finds floating point types in SQL", () => {
    for (const type of ["real", "float8", "FLOAT", "double  precision", "float4"])
      expect(floatTypesInSql(`alter table t add column amount ${type};`)).toEqual([type]);
    expect(floatTypesInSql("select round(x.amount::double precision) from x")).toEqual(["double precision"]);
    expect(floatTypesInSql("select 'real', \"float8\" -- a float\n from numeric_things")).toEqual([]);
    expect(floatTypesInSource("const a = sql`select sum(x.amount)::float8 from x`;")).toContain("float8");
    expect(floatTypesInSource('const a = raw("cast(x.amount as double precision)");')).toEqual([
      "double precision",
    ]);
  });
});

describe("amounts in the database", () => {
  const migrations = readdirSync(join(ROOT, "migrations"));

  test.each(migrations)("do not have a floating point type in %s", (name) => {
    expect(floatTypesInSql(readFileSync(join(ROOT, "migrations", name), "utf8"))).toEqual([]);
  });

  test("are not cast to one by a statement of the program", () => {
    const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".ts"),
    );
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      floatTypesInSource(readFileSync(join(ROOT, "src", file), "utf8")).map((type) => `${file}: ${type}`),
    );
    // Moments in milliseconds, for limits on requests.
    expect(found).toEqual(["platform/database/database.ts: ::float8"]);
  });

  test("are returned as decimal text, however large and whatever they are summed from", async () => {
    const database = await createTestDatabase();
    const pool = createPool(database.url, { size: 1 });
    try {
      const { rows } = await pool.query(`select 90071992547409931.07::numeric as amount,
        sum(n * 0.01) as summed, avg(n::numeric) as mean from generate_series(1, 3) n`);
      expect(rows[0]).toEqual({ amount: "90071992547409931.07", summed: "0.06", mean: "2.0000000000000000" });
    } finally {
      await pool.end();
      await database.drop();
    }
  });
});
