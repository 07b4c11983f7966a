import { describe, expect } from "vitest";
import { seedDemoWorkspace } from "../../src/administration/seed-demo.ts";
import { findWorkspace } from "../../src/platform/tenancy/workspaces.ts";
import { startTestApp } from "../support/app.ts";
import { campaignTest } from "../support/campaign.ts";
import { violations } from "./seeded-company.ts";

/** Days on which years, months and weeks end or begin, and an ordinary one. */
const DAYS = ["2026-11-25", "2026-12-31", "2027-05-01", "2028-02-29"];

describe("the demo workspace is complete whatever the day is", () => {
  campaignTest.each(DAYS)("on %s", async (day) => {
    const app = await startTestApp({ now: `${day}T09:30:00.000Z` });
    try {
      const owner = app.as((await seedDemoWorkspace(app.installation)).key);
      const workspace = await findWorkspace(app.installation.pool, "acme");
      expect(await violations(app.installation.pool, workspace!.id, day)).toEqual([]);
      for (const resource of ["invoices", "offers", "leads", "tickets", "timesheets", "evaluations"])
        expect((await owner.get(`/${resource}`)).body.meta.total, resource).toBeGreaterThan(0);
    } finally {
      await app.close();
    }
  });
});
