import { expect, test } from "vitest";
import { addWorkspace } from "../../src/administration/add-workspace.ts";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { INITIAL_REASONS } from "../../src/modules/workspace/initial-records/initial-reasons.ts";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { add, refused, shown } from "./company.ts";

/** What a new workspace starts with: in its language, and in another one if it changes while nobody has renamed it. */

const { app, owner } = testCompany();

const ACTION = "/workspace/actions?action=rename-initial-records";

const valuesOf = async (caller: Caller, path: string, field = "name"): Promise<string[]> =>
  (await caller.get(`${path}${path.includes("?") ? "&" : "?"}perPage=100`)).body.data.map(
    ({ attributes }: { attributes: Record<string, string> }) => attributes[field]!,
  );

const labelsOf = async (caller: Caller, setting: string): Promise<string[]> =>
  (await caller.get("/workspace")).body.data.attributes[setting].map(({ label }: { label: string }) => label);

const idOf = async (caller: Caller, resource: string, name: string): Promise<string> =>
  (await caller.get(`/${resource}`)).body.data.find(
    ({ attributes }: { attributes: { name: string } }) => attributes.name === name,
  ).id;

test("a workspace in English starts with the records of the contract", async () => {
  expect((await valuesOf(owner, "/roles")).sort()).toEqual(
    ["Owner", "Admin", "HR", "Finance", "Manager", "Sales", "Employee"].sort(),
  );
  expect((await valuesOf(owner, "/holiday-policies")).sort()).toEqual([
    "Sick leave",
    "Unpaid leave",
    "Vacation",
  ]);
  expect(await valuesOf(owner, "/lead-stages?sort=position")).toEqual([
    ...["New", "Contacted", "Qualified", "Proposal", "Negotiation"],
  ]);
  expect(await valuesOf(owner, "/hiring-stages?sort=position")).toEqual([
    ...["Applied", "Screening", "Interview", "Assessment", "Offer"],
  ]);
  expect(await valuesOf(owner, "/ticket-stages?sort=position")).toEqual([
    ...["New", "In progress", "Waiting for customer", "Resolved"],
  ]);
  for (const [setting, labels] of Object.entries(INITIAL_REASONS))
    expect(await labelsOf(owner, setting)).toEqual(Object.values(labels).map(String));
  const { actions } = (await owner.get("/workspace")).body.data.meta;
  expect(actions).not.toContain("rename-initial-records");
  expect((await owner.post(ACTION)).status).toBe(422);
});

test("a workspace in another language starts with the same records in its words", async () => {
  const berlin = await app.addWorkspace("berlin", { locale: "de-at" });
  const german = berlin.owner;
  expect((await german.get("/workspace")).body.data.attributes.locale).toBe("de-AT");
  expect((await german.get(`/users/${berlin.ownerUserId}`)).body.data.attributes.locale).toBe("de-AT");
  expect((await valuesOf(german, "/roles")).sort()).toEqual(
    [
      "Eigentümer",
      "Administrator",
      "Personal",
      "Finanzen",
      "Führungskraft",
      "Vertrieb",
      "Mitarbeiter",
    ].sort(),
  );
  expect(await valuesOf(german, "/roles?name=Personal", "description")).toEqual([
    "Personen, Abwesenheiten, Dokumente, Leistung, Bewerbungen und Gehälter.",
  ]);
  expect((await valuesOf(german, "/holiday-policies")).sort()).toEqual([
    "Krankheit",
    "Unbezahlter Urlaub",
    "Urlaub",
  ]);
  expect(await valuesOf(german, "/lead-stages?sort=position")).toEqual([
    ...["Neu", "Kontaktiert", "Qualifiziert", "Angebot", "Verhandlung"],
  ]);
  expect((await valuesOf(german, "/contract-types", "heading")).sort()).toContain("Arbeitsvertrag");
  expect(await labelsOf(german, "lead_lost_reasons")).toContain("Kein Budget");
  const types = (await german.get("/evaluation-types?sort=name")).body.data;
  expect(types[0].attributes).toMatchObject({ name: "Fachliche Beurteilung" });
  expect(types[0].attributes.criteria[0].title).toBe("Gesamteindruck");

  // What is protected is so whatever it is called.
  refused(await german.patch(`/roles/${berlin.roles.Owner}`, { name: "Chef" }), {
    name: "The Owner role cannot be changed.",
  });
  expect((await german.get(`/roles/${berlin.roles.Owner}`)).body.data.attributes).toMatchObject({
    name: "Eigentümer",
    is_owner: true,
  });
  expect((await german.get(`/roles/${berlin.roles.Employee}`)).body.data.attributes).toMatchObject({
    is_default: true,
  });
  expect((await german.get("/workspace")).body.data.meta.actions).not.toContain("rename-initial-records");
});

test("names are English in a language that the program does not have, and a wrong tag is refused", async () => {
  const dutch = await app.addWorkspace("delft", { locale: "nl" });
  expect(await valuesOf(dutch.owner, "/holiday-policies?sort=name")).toContain("Vacation");
  const wanted = { subdomain: "nowhere", name: "Nowhere", ownerEmail: "a@b.test", locale: "not a tag" };
  await expect(addWorkspace(app.installation, wanted)).rejects.toThrow(
    "The locale field must be a valid language tag.",
  );
});

test("the company that seeds invent finds roles and categories in any language", async () => {
  const paris = await app.addWorkspace("paris", { locale: "fr" });
  const made = await seedCompany(app.installation, paris.workspace, {
    ...{ employees: 14, seed: 3, leads: 0, tickets: 0, candidates: 0, offers: 0, projects: 3 },
  });
  expect(made.expenses).toBeGreaterThan(0);
  const users = await valuesOf(paris.owner, "/users", "role_id");
  expect(users).toEqual(expect.arrayContaining([paris.roles.HR, paris.roles.Admin, paris.roles.Sales]));
});

test("when the language changes, names that nobody has changed can follow", async () => {
  const lyon = await app.addWorkspace("lyon");
  const caller = lyon.owner;
  shown(await caller.patch(`/roles/${lyon.roles.Sales}`, { name: "Sellers" }));
  shown(await caller.patch(`/roles/${lyon.roles.Manager}`, { description: "Leads people." }));
  await add(caller, "lead-sources", { name: "publicité" });
  const reasons = (await caller.get("/workspace")).body.data.attributes.lead_lost_reasons;
  const [first, ...rest] = reasons;
  shown(
    await caller.patch("/workspace", {
      locale: "fr",
      lead_lost_reasons: [{ ...first, label: "Too dear" }, ...rest],
    }),
  );
  expect(await valuesOf(caller, "/holiday-policies?sort=name")).toContain("Vacation");
  expect((await caller.get("/workspace")).body.data.meta.actions).toContain("rename-initial-records");
  const reader = await lyon.scoped("self", "view-leave");
  expect((await reader.post(ACTION)).status).toBe(403);

  const tried = await caller.post(`${ACTION}&dry_run=true`);
  expect(tried.status, tried.text).toBe(200);
  expect(await valuesOf(caller, "/holiday-policies?sort=name")).toContain("Vacation");

  const done = await caller.post(ACTION, undefined, { headers: { "Accept-Language": "fr" } });
  expect(done.status, done.text).toBe(200);
  expect(done.body.message).toMatch(/^\d+ noms ont été modifiés\.$/);
  expect((await valuesOf(caller, "/holiday-policies")).sort()).toEqual([
    "Congé maladie",
    "Congé sans solde",
    "Congés payés",
  ]);
  const { attributes: owners } = (await caller.get(`/roles/${lyon.roles.Owner}`)).body.data;
  expect(owners).toMatchObject({ name: "Propriétaire", description: "Tout." });
  // What somebody has named stays, and so does what would get the name of another record.
  expect(await valuesOf(caller, "/roles")).toContain("Sellers");
  const { attributes: managers } = (await caller.get(`/roles/${lyon.roles.Manager}`)).body.data;
  expect(managers).toMatchObject({ name: "Responsable", description: "Leads people." });
  const sources = await valuesOf(caller, "/lead-sources");
  expect(sources).toEqual(expect.arrayContaining(["Advertising", "publicité", "Recommandation"]));
  expect(await labelsOf(caller, "lead_lost_reasons")).toEqual(
    expect.arrayContaining(["Too dear", "Concurrent", "Pas de budget"]),
  );
  const policy = await idOf(caller, "holiday-policies", "Congés payés");
  const { body: journal } = await caller.get(
    `/audit-log?resource_type=holiday-policies&resource_id=${policy}`,
  );
  expect(journal.data[0].attributes).toMatchObject({
    event: "holiday_policies.updated",
    changes: { name: { from: "Vacation", to: "Congés payés" } },
  });

  // The new name is no decision about leave, of which the set-up would say that it is done.
  const steps = (await caller.get("/home")).body.data.find(({ name }: { name: string }) => name === "set-up");
  expect(steps.items.map(({ step }: { step: object }) => step)).toContainEqual(
    expect.objectContaining({ name: "leave-policies", is_done: false }),
  );

  // Another change of the language renames them again; what has a name of the new language already stays.
  shown(await caller.patch("/workspace", { locale: "en" }));
  expect((await caller.post(ACTION)).status).toBe(200);
  expect(await valuesOf(caller, "/holiday-policies?sort=name")).toContain("Vacation");
  refused(await caller.post(ACTION), { action: "No record has its initial name in another language." });
});
