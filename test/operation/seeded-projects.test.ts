import { beforeAll, expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { campaignTest as test } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();

beforeAll(async () => {
  await seedCompany(app.installation, acme.workspace, { employees: 15, projects: 60, seed: 3 });
});

// biome-ignore lint/suspicious/noExplicitAny: attributes of every kind of record.
type Attributes = Record<string, any>;

async function all(path: string): Promise<Attributes[]> {
  const { body } = await acme.owner.get(`${path}${path.includes("?") ? "&" : "?"}perPage=500`);
  expect(body.meta.last_page).toBe(1);
  return body.data.map(({ attributes }: { attributes: Attributes }) => attributes);
}

test("as many projects as were requested, each with its tasks and its lead", async () => {
  const projects = await all("/projects?sort=code");
  expect(projects.map(({ code }) => code)).toEqual(
    Array.from({ length: 60 }, (_, index) => `PRJ-${String(index + 1).padStart(3, "0")}`),
  );
  expect(projects[0]!.name).toBe("Booking platform");
  expect(projects[25]).toMatchObject({
    name: "Booking platform, phase 2",
    client_id: projects[0]!.client_id,
  });
  expect(projects[50]!.name).toBe("Booking platform, phase 3");
  const withTasks = new Set((await all("/tasks")).map(({ project_id }) => project_id));
  expect(projects.filter(({ id }) => !withTasks.has(id))).toEqual([]);
  expect(projects.filter(({ manager_employee_id }) => manager_employee_id === null)).toEqual([]);
});

test.each(["projects", "tasks", "project-assignments"])(
  "%s: each record is accepted as it stands and nothing changes",
  async (resource) => {
    const entries = () => app.installation.pool.query("select count(*)::int as count from journal");
    const before = (await entries()).rows;
    for (const record of await all(`/${resource}`)) {
      const reply = await acme.owner.patch(`/${resource}/${record.id}`, record);
      expect(reply.body, JSON.stringify(record)).toMatchObject({ data: { attributes: record } });
    }
    expect((await entries()).rows).toEqual(before);
  },
);

test("further projects follow those that are there, for the same clients and people", async () => {
  const clients = (await all("/clients")).length;
  const made = await seedCompany(app.installation, acme.workspace, { projects: 5, seed: 4 });
  expect(made).toMatchObject({ projects: 5, clients: 0 });
  expect(await all("/clients")).toHaveLength(clients);
  const projects = await all("/projects?sort=code");
  expect(projects.slice(60).map(({ code, name }) => [code, name])).toEqual([
    ["PRJ-061", "Mobile prototype, phase 3"],
    ["PRJ-062", "Warehouse scanners, phase 3"],
    ["PRJ-063", "Membership system, phase 3"],
    ["PRJ-064", "Ticketing, phase 3"],
    ["PRJ-065", "Energy dashboard, phase 3"],
  ]);
});

test("none where nobody is employed, and nothing else either", async () => {
  const empty = await app.addWorkspace("empty");
  const seeding = seedCompany(app.installation, empty.workspace, { projects: 3, seed: 1 });
  await expect(seeding).rejects.toThrow("Nobody is employed who could be on the projects.");
  expect((await empty.owner.get("/clients")).body.meta.total).toBe(0);
});
