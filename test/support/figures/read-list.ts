import { expect } from "vitest";
import type { Caller } from "../app.ts";

/** The attributes of a record of any resource. */
// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
export type Row = Record<string, any>;

/** The attributes of all records of a list, page by page. */
export async function readList(caller: Caller, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | null = `${path}${path.includes("?") ? "&" : "?"}perPage=500`;
  while (next !== null) {
    const { status, body, text } = await caller.get(next);
    expect(status, `${next}: ${text}`).toBe(200);
    rows.push(...body.data.map((record: { attributes: Row }) => record.attributes));
    if (body.links.next === null) expect(rows, next).toHaveLength(body.meta.total);
    next = body.links.next;
  }
  return rows;
}
