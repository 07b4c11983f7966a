import { expect } from "vitest";
import type { Caller, TestApp } from "../support/app.ts";
import { act, add, hire, shown } from "./company.ts";

// biome-ignore lint/suspicious/noExplicitAny: reports have figures of every shape.
export type Figures = Record<string, any>;

/** What happened to the leads, each day at 09:00 UTC in 2026. */
const EVENTS: readonly (readonly [day: string, lead: string, what: string, more?: Figures])[] = [
  ["01-20", "L7", "create", { source: "Referral", owner: "Ben", amount: 5000 }],
  ["02-01", "L7", "Qualified"],
  ["02-10", "L6", "create", { source: "Web", owner: "Ana", amount: 12_000 }],
  ["02-15", "L6", "Qualified"],
  ["02-20", "L7", "Proposal"],
  [
    "02-20",
    "L8",
    "create",
    { owner: "Ben", amount: 1000, currency: "USD", expected_close_date: "2026-04-10" },
  ],
  ["03-02", "L1", "create", { source: "Web", owner: "Ana", amount: 10_000 }],
  ["03-03", "L6", "Proposal"],
  ["03-04", "L2", "create", { source: "Web", owner: "Ana", amount: 4000 }],
  ["03-05", "L1", "Qualified"],
  ["03-09", "L7", "lose", { lost_reason: "competitor" }],
  ["03-10", "L2", "Qualified"],
  [
    "03-10",
    "L3",
    "create",
    { source: "Referral", owner: "Ben", amount: 8000, expected_close_date: "2026-05-20" },
  ],
  ["03-12", "L1", "Proposal"],
  ["03-14", "L3", "Proposal"],
  [
    "03-15",
    "L4",
    "create",
    { source: "Web", owner: "Ben", amount: 2500.5, expected_close_date: "2026-04-30" },
  ],
  ["03-16", "L8", "Qualified"],
  ["03-18", "L6", "Negotiation"],
  ["03-20", "L2", "lose", { lost_reason: "price" }],
  ["03-25", "L5", "create", { source: "Referral", owner: "Ana", amount: 6000, probability_override: 25 }],
  ["03-28", "L5", "Qualified"],
  ["03-30", "L1", "win"],
  ["04-01", "L3", "Negotiation"],
  ["04-02", "L9", "create", { source: "Web", owner: "Ana", amount: 3000, expected_close_date: "2026-12-01" }],
  ["04-03", "L5", "New"],
  ["04-10", "L6", "win"],
];

/** Who does what to the leads of a company, and the ids of its records by name. */
interface Sales {
  readonly owner: Caller;
  readonly ids: Record<string, string>;
}

async function happen({ owner, ids }: Sales, lead: string, what: string, given: Figures): Promise<void> {
  const { source, owner: who, ...more } = given;
  if (what === "create") {
    const body = { name: lead, source_id: ids[source] ?? null, owner_employee_id: ids[who], ...more };
    ids[lead] = await add(owner, "leads", body);
  } else if (what === "win" || what === "lose") shown(await act(owner, `/leads/${ids[lead]}`, what, more));
  else shown(await act(owner, `/leads/${ids[lead]}`, "move", { stage_id: ids[what] }));
}

/**
 * Nine leads of two owners in the stages New, Qualified, Proposal and Negotiation, with USD at 0.90 EUR. Afterwards it
 * is noon on 15 April 2026.
 * @returns the ids of the stages, sources, employees and leads by name
 */
export async function fillPipeline(app: TestApp, owner: Caller): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  app.clock.set("2026-01-02T09:00:00Z");
  const { data } = (await owner.get("/lead-stages")).body;
  for (const one of data) ids[one.attributes.name] = one.id;
  const stage = (name: string, body: object) => owner.patch(`/lead-stages/${ids[name]}`, body);
  shown(await stage("New", { stale_after_days: 14 }));
  shown(await stage("Qualified", { probability: 30, stale_after_days: 21 }));
  shown(await stage("Proposal", { stale_after_days: 30 }));
  shown(await act(owner, `/lead-stages/${ids.Contacted}`, "archive"));
  ids.Web = await add(owner, "lead-sources", { name: "Web" });
  const sources = (await owner.get("/lead-sources?search=referral")).body.data;
  ids.Referral = sources[0].id;
  ids.Ana = await hire(owner, "Ana Pop");
  ids.Ben = await hire(owner, "Ben Low");
  await add(owner, "exchange-rates", {
    from_currency: "USD",
    to_currency: "EUR",
    date: "2026-01-01",
    rate: 0.9,
  });
  for (const [day, lead, what, more = {}] of EVENTS) {
    app.clock.set(`2026-${day}T09:00:00Z`);
    await happen({ owner, ids }, lead, what, more);
  }
  app.clock.set("2026-04-15T12:00:00Z");
  return ids;
}

export const MARCH = "date=2026-03-01,2026-03-31";

/** A report, with the links left out of its data. */
export async function reportOn(
  by: Caller,
  name: string,
  query = MARCH,
): Promise<{ data: Figures; meta: Figures }> {
  const { status, body, text } = await by.get(`/leads/getters/${name}?${query}`);
  expect(status, text).toBe(200);
  const withoutLinks = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withoutLinks);
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value).filter(([key]) => key !== "links");
    return Object.fromEntries(entries.map(([key, inner]) => [key, withoutLinks(inner)]));
  };
  return { data: withoutLinks(body.data) as Figures, meta: body.meta };
}
