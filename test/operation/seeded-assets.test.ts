import { expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { campaignTest as it } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();

it("gives a company of 40 people 180 assets with their history, within all rules", async () => {
  const made = await seedCompany(app.installation, acme.workspace, { employees: 40, seed: 3 });
  const total = async (path: string) => (await acme.owner.get(path)).body.meta.total;
  expect(await total("/assets?perPage=1")).toBe(made.assets);
  expect(made.assets).toBe(180);
  for (const status of ["available", "assigned", "in_repair", "lost", "retired"])
    expect(await total(`/assets?status=${status}`), status).toBeGreaterThan(0);
  for (const status of ["pending_acceptance", "active", "closed"])
    expect(await total(`/asset-assignments?status=${status}`), status).toBeGreaterThan(0);
  expect(await total("/assets?is_overdue=true")).toBeGreaterThan(0);
  const { rows } = await app.installation.pool.query(
    `select a.id from assets a where a.workspace_id = $1 and ((a.status = 'assigned') <> exists (
        select from asset_assignments h where h.workspace_id = a.workspace_id and h.asset_id = a.id
          and h.employee_id = a.employee_id and h.returned_on is null)
      or exists (select from asset_assignments h where h.workspace_id = a.workspace_id and h.asset_id = a.id
        and (h.assigned_on < a.purchase_date or h.returned_on > $2 or h.assigned_on > $2)))`,
    [acme.workspace.id, "2026-07-14"],
  );
  expect(rows).toEqual([]);
  const [type] = (await acme.owner.get("/asset-types?tag_prefix=LAP")).body.data;
  const bought = await acme.owner.post("/assets", { name: "Next", asset_type_id: type.id });
  expect(bought.status, bought.text).toBe(201);
});
