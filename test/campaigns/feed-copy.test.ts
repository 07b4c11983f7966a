import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Reply } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { type FeedRow, feedPosition, readFeedOn } from "../support/read-feed.ts";
import { testCompany } from "../support/test-company.ts";

const WRITES = campaignSize({ suite: 150, campaign: 10_000 });
const WRITERS = 8;
/** Milliseconds between two reads of the feed, during which many writes can happen. */
const PAUSE = campaignSize({ suite: 500, campaign: 2_000 });

const { acme } = testCompany();

const COPIED = ["employees", "users", "departments", "positions", "tags", "salary-history"];

/** From this number of records on, reading the whole list is cheaper than reading them one by one. */
const FEW = 40;

async function single(resource: string, ids: readonly string[]): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const id of ids) {
    const reply = await acme.owner.get(`/${resource}/${id}`);
    if (reply.status === 200) found.set(id, reply.body.data.attributes);
  }
  return found;
}

async function listed(resource: string): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  let url: string | null = `/${resource}?perPage=500&sort=id`;
  while (url) {
    const { body }: Reply = await acme.owner.get(url);
    for (const record of body.data) found.set(record.id, record.attributes);
    url = body.links.next?.replace(/^.*\/api/, "") ?? null;
  }
  return found;
}

test(`a copy kept by the feed through ${WRITES} random writes by ${WRITERS} writers equals the lists`, async () => {
  const copy = new Map<string, unknown>();
  const keyOf = (resource: string, id: string) => `${resource}/${id}`;
  const refresh = async (rows: readonly FeedRow[]): Promise<void> => {
    const wanted = new Map<string, Set<string>>();
    for (const row of rows) {
      if (row.deleted) copy.delete(keyOf(row.resource, row.record_id));
      else wanted.set(row.resource, (wanted.get(row.resource) ?? new Set()).add(row.record_id));
    }
    for (const [resource, ids] of wanted) {
      if (!COPIED.includes(resource)) continue;
      const found = ids.size > FEW ? await listed(resource) : await single(resource, [...ids]);
      for (const id of ids) {
        if (found.has(id)) copy.set(keyOf(resource, id), found.get(id));
        else copy.delete(keyOf(resource, id));
      }
    }
  };
  const all = async (): Promise<Map<string, unknown>> => {
    const found = new Map<string, unknown>();
    for (const resource of COPIED)
      for (const [id, attributes] of await listed(resource)) found.set(keyOf(resource, id), attributes);
    return found;
  };
  const cursor = await feedPosition(acme.owner);
  for (const [key, value] of await all()) copy.set(key, value);

  let made = 0;
  const ids: Record<string, string[]> = { employees: [], departments: [], positions: [], tags: [] };
  const pick = (resource: string): string | null => {
    const list = ids[resource]!;
    return list.length === 0 ? null : list[Math.floor(Math.random() * list.length)]!;
  };
  const chance = (probability: number): boolean => Math.random() < probability;
  const create = async (resource: string, body: unknown): Promise<void> => {
    const reply = await acme.owner.post(`/${resource}`, body);
    if (reply.status === 201) ids[resource]!.push(reply.body.data.id);
  };
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;
  const changeOf = (): Record<string, unknown> =>
    oneOf([
      { position_id: pick("positions") },
      { manager_employee_id: pick("employees") },
      {
        salary: 1 + Math.floor(Math.random() * 9000),
        salary_type: "monthly",
        tag_ids: [pick("tags")].filter(Boolean),
      },
    ]);
  const hire = (n: number): Promise<void> =>
    create("employees", {
      email: `e${n}@copy.test`,
      first_name: "E",
      last_name: String(n),
      start_date: chance(0.8) ? "2026-01-01" : "2026-12-01",
      position_id: pick("positions"),
      manager_employee_id: chance(0.5) ? pick("employees") : null,
      tag_ids: chance(0.5) && pick("tags") ? [pick("tags")] : [],
      ...(chance(0.3) ? { salary: n, salary_type: "hourly" } : {}),
    });
  const removeOne = async (): Promise<void> => {
    const resource = oneOf(["tags", "positions", "departments", "employees"]);
    const id = pick(resource);
    if (id) await acme.owner.delete(`/${resource}/${id}`);
  };
  const actOnOne = async (): Promise<void> => {
    const id = pick("employees");
    if (id) await acme.owner.post(`/employees/${id}/actions?action=${oneOf(["archive", "restore"])}`, {});
  };
  const changeOne = async (): Promise<void> => {
    const id = pick("employees");
    if (id) await acme.owner.patch(`/employees/${id}`, changeOf());
  };
  const renameOne = async (n: number): Promise<void> => {
    const resource = oneOf(["departments", "tags"]);
    const id = pick(resource);
    if (id) await acme.owner.patch(`/${resource}/${id}`, { name: `R${n}` });
  };
  /** The operations of a writer; each is as frequent as its weight. */
  const writes: readonly (readonly [number, (n: number) => Promise<void>])[] = [
    [6, hire],
    [15, (n) => create("departments", { name: `D${n}` })],
    [17, (n) => create("positions", { name: `P${n}`, department_id: pick("departments") })],
    [18, (n) => create("tags", { name: `T${n}` })],
    [12, removeOne],
    [3, actOnOne],
    [14, changeOne],
    [15, renameOne],
  ];
  const writeOnce = async (): Promise<void> => {
    const n = ++made;
    let roll = Math.random() * writes.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, write] of writes) {
      roll -= weight;
      if (roll < 0) return write(n);
    }
  };
  let next = cursor;
  const reportedMeanwhile: string[] = [];
  const readOn = async (): Promise<void> => {
    const page = await readFeedOn(acme.owner, next);
    next = page.next;
    for (const { id } of page.rows) reportedMeanwhile.push(id);
    await refresh(page.rows);
  };
  let writing = true;
  const writers = Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (made < WRITES) await writeOnce();
    }),
  ).finally(() => {
    writing = false;
  });
  while (writing) {
    await pause(PAUSE);
    await readOn();
  }
  await writers;
  await readOn();
  const truth = await all();
  expect(copy.size).toBe(truth.size);
  for (const [key, value] of truth) expect(copy.get(key), key).toEqual(value);

  // A reader that starts only now gets the same order. Of deleted records only the deletion is reported.
  const reportedAfterwards = (await readFeedOn(acme.owner, cursor, "", 173)).rows.map(({ id }) => id);
  const isReportedAfterwards = new Set(reportedAfterwards);
  expect(reportedMeanwhile.filter((id) => isReportedAfterwards.has(id))).toEqual(reportedAfterwards);
  expect(new Set(reportedMeanwhile).size).toBe(reportedMeanwhile.length);
});
