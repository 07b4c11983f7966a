import { beforeAll, describe, expect, test } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { hire, ids, read, refused, shown } from "./company.ts";

const { app, owner } = testCompany();

/** Those who start on these days. */
const STARTS = ["2026-07-13", "2026-07-14", "2026-08-13", "2026-08-14", "2027-01-04"] as const;
const people = new Map<string, string>();

beforeAll(async () => {
  app.clock.set(new Date("2026-07-14T10:00:00Z"));
  for (const [index, start_date] of STARTS.entries())
    people.set(start_date, await hire(owner, `Newcomer${index} Number${index}`, { start_date }));
});

const starting = async (query: string): Promise<string[]> => {
  const found = new Set(ids(await owner.get(`/employees?perPage=100&search=Newcomer&${query}`)));
  return STARTS.filter((day) => found.has(people.get(day)!));
};
const where = (text: string): string => `where=${encodeURIComponent(text)}`;

describe("a relative date", () => {
  test("is the workspace's current day and what follows from it", async () => {
    expect(await starting("start_date=today")).toEqual(["2026-07-14"]);
    expect(await starting("start_date=next_30_days")).toEqual(["2026-07-14", "2026-08-13"]);
    expect(await starting("-start_date=next_30_days")).toEqual(["2026-07-13", "2026-08-14", "2027-01-04"]);
    expect(await starting("start_date=this_week")).toEqual(["2026-07-13", "2026-07-14"]);
    expect(await starting("start_date=next_month")).toEqual(["2026-08-13", "2026-08-14"]);
    expect(await starting("start_date=next_year")).toEqual(["2027-01-04"]);
    expect(await starting("start_date=tomorrow,2026-12-31")).toEqual(["2026-08-13", "2026-08-14"]);
    expect(await starting("start_date=0001-01-01,yesterday")).toEqual(["2026-07-13"]);
  });

  test("gets another response on another day, although nothing has changed", async () => {
    expect(await starting("start_date=next_30_days")).toEqual(["2026-07-14", "2026-08-13"]);
    app.clock.set(new Date("2026-07-15T10:00:00Z"));
    expect(await starting("start_date=next_30_days")).toEqual(["2026-08-13", "2026-08-14"]);
    app.clock.set(new Date("2026-07-14T10:00:00Z"));
    expect(await starting("start_date=next_30_days")).toEqual(["2026-07-14", "2026-08-13"]);
  });

  test("follows the time zone and the first day of the week of the workspace", async () => {
    const { timezone, week_starts_on } = await read(owner, "/workspace");
    app.clock.set(new Date("2026-07-14T23:30:00Z"));
    shown(await owner.patch("/workspace", { timezone: "Asia/Tokyo", week_starts_on: 7 }));
    expect(await starting("start_date=yesterday")).toEqual(["2026-07-14"]);
    app.clock.set(new Date("2026-07-12T10:00:00Z"));
    expect(await starting("start_date=this_week")).toEqual(["2026-07-13", "2026-07-14"]);
    expect(await starting("start_date=last_week")).toEqual([]);
    shown(await owner.patch("/workspace", { timezone, week_starts_on }));
    app.clock.set(new Date("2026-07-14T10:00:00Z"));
  });

  test("of a date-time means UTC days, as for days that are written out", async () => {
    const { body } = await owner.get("/employees?search=Newcomer&perPage=100&created_at=today");
    const writtenOut = await owner.get("/employees?search=Newcomer&perPage=100&created_at=2026-07-14");
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data).toEqual(writtenOut.body.data);
  });

  test("that does not exist is refused with what is allowed", async () => {
    refused(await owner.get("/employees?start_date=next_30_moons"), {
      start_date:
        "The start date filter must be a date (YYYY-MM-DD) or a relative one such as today, this_month or next_30_days, or a pair of them separated by a comma.",
    });
    refused(await owner.get("/employees?start_date=next_month,today"), {
      start_date: "The start date filter must not end before it begins.",
    });
  });
});

describe("filters in where", () => {
  test("are combined with or, and, and not, also with the other parameters", async () => {
    expect(await starting(where("start_date=today|start_date=next_year"))).toEqual([
      "2026-07-14",
      "2027-01-04",
    ]);
    expect(await starting(where("-(start_date=today|start_date=next_year)"))).toEqual([
      ...["2026-07-13", "2026-08-13", "2026-08-14"],
    ]);
    const soon = where("start_date=today|start_date=next_month&-start_date=2026-08-14");
    expect(await starting(soon)).toEqual(["2026-07-14", "2026-08-13"]);
    expect(await starting(`start_date=this_month&${soon}`)).toEqual(["2026-07-14"]);
  });

  test("are counted, exported and acted upon like those of their own", async () => {
    const query = `search=Newcomer&${where("start_date=today|start_date=next_year")}`;
    const list = await owner.get(`/employees?${query}&perPage=1`);
    expect(list.body.meta.total).toBe(2);
    expect(list.body.links.next).toContain("where=");
    const file = await owner.get(`/employees/export?format=csv&columns=start_date&${query}`);
    expect(file.text.trim().split(/\r?\n/)).toHaveLength(3);
    const reply = await owner.post(`/employees/actions?action=archive&dry_run=true&${query}`, {
      repositories: "all",
    });
    if (reply.status === 200) expect(reply.body.data).toHaveLength(2);
    else expect(reply.status).toBe(422);
  });

  test("with a mistake are refused on where, with the place or the filter", async () => {
    refused(await owner.get(`/employees?${where("start_date=today|")}`), {
      where: "The where parameter must have a filter such as status=active at position 18.",
    });
    const unknown = await owner.get(`/employees?${where("shoe_size=44")}`);
    expect(unknown.body.errors.where[0]).toContain("The shoe_size parameter is unknown.");
    const wrong = await owner.get(`/employees?${where("status=asleep")}`);
    expect(wrong.body.allowed.where).toContain("active");
  });
});
