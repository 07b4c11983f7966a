import { expect } from "vitest";
import { readTable } from "../../../src/platform/spreadsheets/read-table.ts";
import { expectInvalid, expectStatus } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";

/** A list as a file. */
export function checkExports({ resource, world, sampled }: Subject): void {
  const test = sampled();
  const path = `/${resource.name}/export`;
  const owner = () => world().home.owner;
  /** All pages of the list. */
  const list = async (query: string, caller = owner()) => {
    const records: Listed[] = [];
    for (let page = 1; ; page++) {
      const reply = await caller.get(`/${resource.name}?perPage=500&page=${page}&${query}`);
      if (reply.status !== 200) return null;
      records.push(...reply.body.data);
      if (records.length >= reply.body.meta.total) return records;
    }
  };
  const listed = async (query: string) => (await list(query))!;
  const lines = async (query: string) => {
    const reply = expectStatus(await owner().get(`${path}?format=jsonl&${query}`), 200);
    const text = Buffer.from(reply.bytes).toString("utf8");
    return text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  };
  const orders = ["", ...resource.sort.slice(0, 2).map((name) => `sort=-${name}`)];
  const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

  test("the export has the records, the order and the values of the list", async () => {
    for (const order of orders) {
      const attributes = (await listed(order)).map((record) => withoutSignatures(record.attributes));
      expect((await lines(order)).map(withoutSignatures)).toEqual(attributes);
    }
  });

  test("CSV and Excel have the same rows and the columns in the given order", async () => {
    const names = ["id", ...resource.sort.filter((name) => name !== "id").slice(0, 3)].reverse();
    const records = await listed("");
    for (const format of ["csv", "xlsx"] as const) {
      const reply = expectStatus(await owner().get(`${path}?format=${format}&columns=${names}`), 200);
      expect(reply.headers.get("content-disposition")).toMatch(
        new RegExp(`^attachment; filename="?${resource.name}-.*\\.${format}`),
      );
      const [head, ...rows] = await cellsOf(format, Buffer.from(reply.bytes));
      expect(head).toEqual(names);
      const at = names.indexOf("id");
      expect(rows.map((row) => row[at])).toEqual(records.map(({ id }) => text(id)));
    }
  });

  test("an export takes the filters of the list, and refuses what the list refuses", async () => {
    if (resource.filters.has("id")) {
      const [first] = await listed("");
      expect((await lines(`id=${first!.id}`)).map(({ id }) => text(id))).toEqual([first!.id]);
    }
    expectInvalid(await owner().get(`${path}?no_such=1`), "no_such");
    expectInvalid(await owner().get(`${path}?sort=no_such`), "sort");
    expectInvalid(await owner().get(`${path}?format=pdf`), "format");
    for (const columns of ["no_such", "noSuch.name", "id,id", "id,", ""])
      expectInvalid(await owner().get(`${path}?columns=${columns}`), "columns");
    for (const name of ["page", "perPage", "cursor", "related", "include"])
      expectInvalid(await owner().get(`${path}?${name}=1`), name);
  });

  test("everybody exports exactly what the list shows them", async () => {
    const nobody = await world().home.limitedTo(...(resource.policy.requires ?? []).slice(0, 1));
    const shown = await list("", nobody);
    const exported = await nobody.get(`${path}?format=jsonl`);
    expect(exported.status === 200).toBe(shown !== null);
    if (!shown) return;
    const rows = exported.text.split("\n").filter((line) => line !== "");
    expect(rows.map((row) => withoutSignatures(JSON.parse(row)))).toEqual(
      shown.map((record) => withoutSignatures(record.attributes)),
    );
  });

  const links = [...resource.links].filter(([, { kind }]) => kind === "one").slice(0, 3);
  if (links.length > 0)
    test("columns contain fields of related records, as the list includes them", async () => {
      for (const [name] of links) {
        const records = await listed(`include=${name}[id]`);
        const expected = records.map(({ id, relationships }) => [id, relationships?.[name]?.id ?? null]);
        const rows = await lines(`columns=id,${name}.id`);
        expect(rows.map((row) => [text(row.id), row[`${name}.id`] ?? null].map(text))).toEqual(
          expected.map((row) => row.map(text)),
        );
      }
    });
}

interface Listed {
  readonly id: string;
  readonly attributes: object;
  readonly relationships?: Readonly<Record<string, { readonly id: string } | null>>;
}

async function cellsOf(format: string, file: Buffer): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readTable(`list.${format}`, file)) rows.push(cells);
  return rows;
}

/** Signed URLs contain the second at which they were made. */
const withoutSignatures = (value: object): unknown =>
  JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === "string" ? one.replace(/\/files\/[^?"]+/g, "/files/signed") : one,
  );
