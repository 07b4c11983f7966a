import { expect } from "vitest";
import { readTable } from "../../../src/platform/spreadsheets/read-table.ts";
import { expectInvalid, expectStatus } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";

/** A list as a file. */
export function checkExports({ resource, world, sampled }: Subject): void {
  const test = sampled();
  const path = `/${resource.name}/export`;
  const owner = () => world().home.owner;
  const list = async (query: string) =>
    expectStatus(await owner().get(`/${resource.name}?perPage=500&${query}`), 200).body.data;
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
      const records = await list(order);
      const attributes = records.map((record: { attributes: object }) =>
        withoutSignatures(record.attributes),
      );
      expect((await lines(order)).map(withoutSignatures)).toEqual(attributes);
    }
  });

  test("CSV and Excel have the same rows and the columns in the given order", async () => {
    const names = ["id", ...resource.sort.filter((name) => name !== "id").slice(0, 3)].reverse();
    const records = await list("");
    for (const format of ["csv", "xlsx"] as const) {
      const reply = expectStatus(await owner().get(`${path}?format=${format}&columns=${names}`), 200);
      expect(reply.headers.get("content-disposition")).toMatch(
        new RegExp(`^attachment; filename="?${resource.name}-.*\\.${format}`),
      );
      const [head, ...rows] = await cellsOf(format, Buffer.from(reply.bytes));
      expect(head).toEqual(names);
      const at = names.indexOf("id");
      expect(rows.map((row) => row[at])).toEqual(records.map(({ id }: { id: string }) => text(id)));
    }
  });

  test("an export takes the filters of the list, and refuses what the list refuses", async () => {
    if (resource.filters.has("id")) {
      const [first] = await list("");
      expect((await lines(`id=${first.id}`)).map(({ id }) => text(id))).toEqual([first.id]);
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
    const shown = await nobody.get(`/${resource.name}?perPage=500`);
    const exported = await nobody.get(`${path}?format=jsonl`);
    expect(exported.status).toBe(shown.status);
    if (shown.status !== 200) return;
    const rows = Buffer.from(exported.bytes).toString("utf8").split("\n").filter(Boolean);
    expect(rows.map((row) => withoutSignatures(JSON.parse(row)))).toEqual(
      shown.body.data.map((record: { attributes: object }) => withoutSignatures(record.attributes)),
    );
  });
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
