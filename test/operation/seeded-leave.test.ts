import { beforeAll, expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { campaignTest as it } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";
import { leaveViolations } from "./seeded-leave.ts";

const { app, acme } = testCompany();
let made: Record<string, number>;

beforeAll(async () => {
  made = await seedCompany(app.installation, acme.workspace, { employees: 40, seed: 3 });
});

it("makes a year of leave within all rules", async () => {
  expect(made.holidays).toBeGreaterThan(100);
  expect(await app.installation.work(acme.workspace, leaveViolations)).toEqual([]);
});

it("has past and coming leave in every status", async () => {
  const total = async (query: string) => (await acme.owner.get(`/holidays?${query}`)).body.meta.total;
  for (const status of ["pending", "approved", "rejected", "cancelled"])
    expect(await total(`status=${status}`), status).toBeGreaterThan(0);
  expect(await total("date=2025-07-14,2026-07-13&status=approved")).toBeGreaterThan(50);
  expect(await total("start_date=2026-07-15,2026-10-31&status=approved,pending")).toBeGreaterThan(10);
  expect(await total("leave_type=sick")).toBeGreaterThan(5);
});

it("makes pending requests that are accepted as they stand", async () => {
  const { body } = await acme.owner.get("/holidays?status=pending&perPage=500");
  for (const { id, attributes } of body.data) {
    const reply = await acme.owner.patch(`/holidays/${id}`, attributes);
    expect(reply.body, reply.text).toMatchObject({ data: { attributes } });
  }
});
