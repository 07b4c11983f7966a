import { expect, test } from "vitest";
import { ApiFailure } from "../../api/failure.ts";
import type { ApiRecord } from "../../api/records.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import type { Session } from "../../session/session.ts";
import { NotUndone, undoChanges } from "./undo-changes.ts";

const ui = {
  resource: "clients",
  singular: "Client",
  title: "Clients",
  metadata: { label: ["name"] },
} as unknown as ResourceUi;
const session = { permissions: [] } as unknown as Session;

const changed = Array.from({ length: 450 }, (_, index) => ({
  record: {
    type: "clients",
    id: `c${index}`,
    attributes: { name: `Client ${index}` },
  } as unknown as ApiRecord,
  tag: `"${index}"`,
  back: { website: null },
}));

/** The 412 of a request in which the items at these places have changed since. */
const outdated = (...places: number[]): ApiFailure =>
  new ApiFailure(new Response(null, { status: 412 }), {
    errors: Object.fromEntries(places.map((place) => [`${place}.id`, ["It has changed."]])),
  });

/** Runs it with requests that are refused where `refuse` says so; returns what was written and how it went on. */
async function undo(refuse: (kind: "tried" | "sent", nth: number) => Error | undefined) {
  const requests = { tried: [] as number[], sent: [] as number[] };
  const progress: string[] = [];
  const run =
    (kind: "tried" | "sent") =>
    async (_resource: string, items: readonly object[], tags: readonly string[]) => {
      expect(tags).toHaveLength(items.length);
      const refusal = refuse(kind, requests[kind].push(items.length) - 1);
      if (refusal) throw refusal;
    };
  const problem = await undoChanges(
    ui,
    session,
    changed,
    (done, total) => void progress.push(`${done} of ${total}`),
    { tryChanges: run("tried"), changeRecords: run("sent") },
  ).catch((error: unknown) => error);
  return { ...requests, progress, problem: problem as Error | undefined };
}

test("more records than one request takes are all tried before the first is written, and counted", async () => {
  const { tried, sent, progress, problem } = await undo(() => undefined);
  expect(problem).toBeUndefined();
  expect({ tried, sent }).toEqual({ tried: [200, 200, 50], sent: [200, 200, 50] });
  expect(progress).toEqual(["0 of 450", "200 of 450", "400 of 450", "450 of 450"]);
});

test("nothing is written if any of them has changed since, and all that have are named", async () => {
  const { sent, problem } = await undo((kind, nth) =>
    kind === "tried" && nth !== 1 ? outdated(nth === 0 ? 3 : 7) : undefined,
  );
  expect(sent).toEqual([]);
  expect(problem).toBeInstanceOf(NotUndone);
  expect(problem?.message).toBe(
    "Not undone: Client 3 has been changed since. Client 407 has been changed since.",
  );
});

test("if a later request is refused nevertheless, it is said what was taken back, what was not, and why", async () => {
  const late = await undo((kind, nth) => (kind === "sent" && nth === 2 ? outdated(1) : undefined));
  expect(late.sent).toEqual([200, 200, 50]);
  expect(late.problem?.message).toBe(
    "Not undone: Client 401 has been changed since. 400 of 450 were taken back before that. Still changed: Client 400, Client 401, Client 402 and 47 more.",
  );
  const lost = await undo((kind, nth) => (kind === "sent" && nth === 1 ? new Error("It broke.") : undefined));
  expect(lost.sent).toEqual([200, 200]);
  expect(lost.problem?.message).toBe(
    "Not undone: It broke. 200 of 450 were taken back before that. Still changed: Client 200, Client 201, Client 202 and 247 more.",
  );
  const first = await undo((kind, nth) =>
    kind === "sent" && nth === 0 ? new Error("It broke.") : undefined,
  );
  expect(first.problem?.message).toBe("It broke.");
});
