import { expect, it } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { expectSoundPages } from "../support/page-rules.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();

it("gives a company a handbook of 60 pages in three teamspaces", async () => {
  const made = await seedCompany(app.installation, acme.workspace, { employees: 12, seed: 3 });
  expect(made).toMatchObject({ teamspaces: 3, pages: 60 });
  await expectSoundPages(app.installation.pool, acme.workspace.id);
  const { data } = (await acme.owner.get("/pages/getters/search?q=expense")).body;
  expect(data[0]).toMatchObject({ title: "Expense policy", path: ["Policies", "Expense policy"], score: 4 });
});
