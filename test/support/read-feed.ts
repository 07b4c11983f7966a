import { expect } from "vitest";
import type { Caller } from "./app.ts";

/** One change, as `/changes` returns it. */
export interface FeedRow {
  readonly id: string;
  readonly event: string;
  readonly resource: string;
  readonly record_id: string;
  readonly deleted: boolean;
}

/** All changes after a cursor, page by page, and the cursor after them. `more` is appended to the URL: `&types=…`. */
export async function readFeedOn(
  caller: Caller,
  since: string,
  more = "",
  perPage = 500,
): Promise<{ rows: FeedRow[]; next: string }> {
  const rows: FeedRow[] = [];
  let next = since;
  for (;;) {
    const reply = await caller.get(`/changes?since=${next}&perPage=${perPage}${more}`);
    expect(reply.status, reply.text).toBe(200);
    rows.push(...reply.body.data);
    next = reply.body.meta.next;
    if (!reply.body.meta.has_more) return { rows, next };
  }
}

/** The cursor after all changes so far. */
export async function feedPosition(caller: Caller): Promise<string> {
  return (await caller.get("/changes?since=now")).body.meta.next;
}
