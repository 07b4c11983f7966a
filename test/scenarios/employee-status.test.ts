import { beforeEach, describe, expect, it } from "vitest";
import { NOW, type TestWorkspace } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();

beforeEach(() => app.clock.set(NOW));

const statusOf = async (id: string) => (await read(acme.owner, `/employees/${id}`)).status;
const writes = async () =>
  (await app.installation.pool.query("select count(*)::integer as count from journal")).rows[0].count;

describe("the first day", () => {
  it("makes a draft active at midnight without any write", async () => {
    const id = await hire(acme.owner, "Ana Pop", { start_date: "2026-07-15" });
    const before = await writes();
    expect(await statusOf(id)).toBe("draft");
    app.clock.set("2026-07-14T23:59:59.999Z");
    expect(await statusOf(id)).toBe("draft");
    app.clock.set("2026-07-15T00:00:00Z");
    expect(await statusOf(id)).toBe("active");
    expect(await writes()).toBe(before);
  });

  it("may be moved to today or into the past, and back", async () => {
    const id = await hire(acme.owner, "Bob Pop", { start_date: "2026-07-15" });
    expect(shown(await acme.owner.patch(`/employees/${id}`, { start_date: "2026-07-14" })).status).toBe(
      "active",
    );
    expect(shown(await acme.owner.patch(`/employees/${id}`, { start_date: "2026-07-15" })).status).toBe(
      "draft",
    );
  });

  it("cannot be moved beyond the last one", async () => {
    const id = await hire(acme.owner, "Cid Pop", { termination_date: "2026-12-31" });
    const path = `/employees/${id}`;
    for (const start_date of ["2026-12-31", "2027-01-01"]) {
      refused(await acme.owner.patch(path, { start_date }), {
        start_date: "The start date field must be a date before termination date.",
      });
    }
    refused(await acme.owner.patch(path, { start_date: "2027-01-01", termination_date: "2026-12-30" }), {
      termination_date: "The termination date field must be a date after start date.",
    });
    shown(await acme.owner.patch(path, { start_date: "2026-12-30" }));
    shown(await acme.owner.patch(path, { start_date: "2027-01-01", termination_date: "2027-01-02" }));
  });
});

describe("the last day", () => {
  it("is included: active on it, inactive on the day after", async () => {
    const id = await hire(acme.owner, "Dan Pop", { termination_date: "2026-07-14" });
    expect(await statusOf(id)).toBe("active");
    app.clock.set("2026-07-14T23:59:59Z");
    expect(await statusOf(id)).toBe("active");
    app.clock.set("2026-07-15T00:00:00Z");
    expect(await statusOf(id)).toBe("inactive");
  });

  it("closes the account from the day after, and reopens it when it is moved or cleared", async () => {
    const id = await hire(acme.owner, "Eva Pop", { termination_date: "2026-07-14" });
    const eva = await acme.callerFor(id);
    expect((await eva.get("/session")).status).toBe(200);
    app.clock.set("2026-07-15T00:00:00Z");
    const refusal = await eva.get("/session");
    expect([refusal.status, refusal.body]).toEqual([401, { message: "Unauthenticated." }]);
    shown(await acme.owner.patch(`/employees/${id}`, { termination_date: "2026-07-15" }));
    expect((await eva.get("/session")).status).toBe(200);
    app.clock.set("2026-07-16T00:00:00Z");
    expect((await eva.get("/session")).status).toBe(401);
    expect(shown(await acme.owner.patch(`/employees/${id}`, { termination_date: null })).status).toBe(
      "active",
    );
    expect((await eva.get("/session")).status).toBe(200);
  });

  it("clears the reason when it is cleared", async () => {
    const id = await hire(acme.owner, "Fay Pop", {
      termination_date: "2026-12-31",
      termination_reason: "retirement",
    });
    const path = `/employees/${id}`;
    shown(await acme.owner.patch(path, { termination_date: "2026-11-30" }));
    expect((await read(acme.owner, path)).termination_reason).toBe("retirement");
    expect(shown(await acme.owner.patch(path, { termination_date: null }))).toMatchObject({
      termination_date: null,
      termination_reason: null,
    });
    refused(await acme.owner.patch(path, { termination_reason: "death" }), {
      termination_reason: "The termination reason field is prohibited without termination date.",
    });
  });
});

describe("the workspace's time zone", () => {
  it("decides what today is", async () => {
    const east = await app.addWorkspace("east", { timezone: "Pacific/Kiritimati" });
    const west = await app.addWorkspace("west", { timezone: "Pacific/Pago_Pago" });
    const status = async ({ owner }: TestWorkspace, name: string) =>
      (await read(owner, `/employees/${await hire(owner, name, { start_date: "2026-07-15" })}`)).status;
    // 2026-07-14T10:00Z is midnight of the 15th at UTC+14.
    expect(await status(east, "Gil Pop")).toBe("active");
    expect(await status(west, "Gil Pop")).toBe("draft");
    app.clock.set("2026-07-14T09:59:59Z");
    expect(await status(east, "Hal Pop")).toBe("draft");
    app.clock.set("2026-07-15T11:00:00Z");
    expect(await status(west, "Hal Pop")).toBe("active");
  });
});

describe("the filter and the order by status", () => {
  it("are those of today", async () => {
    const gamma = await app.addWorkspace("gamma");
    const draft = await hire(gamma.owner, "Ida Draft", { start_date: "2026-07-15" });
    const active = await hire(gamma.owner, "Jan Active");
    const gone = await hire(gamma.owner, "Kim Gone", { termination_date: "2026-07-14" });
    const withdrawn = await hire(gamma.owner, "Lea Withdrawn", { start_date: "2026-07-14" });
    await act(gamma.owner, `/employees/${withdrawn}`, "archive");
    const list = async (query: string) => ids(await gamma.owner.get(`/employees?${query}`));
    expect(await list("status=draft&sort=id")).toEqual([draft, withdrawn]);
    expect(await list("status=active&sort=id")).toEqual([active, gone]);
    expect(await list("sort=status")).toEqual([active, gone, draft, withdrawn]);
    app.clock.set("2026-07-15T10:00:00Z");
    expect(await list("status=draft")).toEqual([withdrawn]);
    expect(await list("status=active&sort=id")).toEqual([draft, active]);
    expect(await list("status=inactive")).toEqual([gone]);
    expect(await list("-status=active&sort=id")).toEqual([gone, withdrawn]);
    expect(await list("sort=-status")).toEqual([gone, withdrawn, active, draft]);
    refused(await gamma.owner.get("/employees?status=archived"), {
      status: "The status filter must be one of: draft, active, inactive.",
    });
  });
});
