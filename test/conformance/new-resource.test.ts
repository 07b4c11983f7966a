import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { buildSchema } from "../../src/engine/schema/build-schema.ts";
import { modules } from "../../src/modules/index.ts";
import { PERMISSIONS } from "../../src/platform/permissions/catalogue.ts";
import { hasList } from "../support/conformance/paths.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { checkBadRequests } from "./checks/bad-requests.ts";
import { checkBadValues } from "./checks/bad-values.ts";
import { checkBulk } from "./checks/bulk.ts";
import { checkCredentials } from "./checks/credentials.ts";
import { checkDescriptions } from "./checks/descriptions.ts";
import { checkEnvelopes } from "./checks/envelopes.ts";
import { checkFields } from "./checks/fields.ts";
import { checkFilters } from "./checks/filters.ts";
import { checkGates } from "./checks/gates.ts";
import { checkIncludes } from "./checks/includes.ts";
import { checkIsolation } from "./checks/isolation.ts";
import { checkJournals } from "./checks/journals.ts";
import { checkPages } from "./checks/pages.ts";
import { checkRaces } from "./checks/races.ts";
import { checkRights } from "./checks/rights.ts";
import { checkSearches } from "./checks/searches.ts";
import { checkSideEffects } from "./checks/side-effects.ts";
import { checkSorts } from "./checks/sorts.ts";
import { checkWrites } from "./checks/writes.ts";
import { FIXTURES } from "./fixtures.ts";
import { seedFleet } from "./new-resource/fleet.seed.ts";
import { fleet } from "./new-resource/index.ts";

/** The checks that leave the records as they are come first. */
const CHECKS = [
  checkFilters,
  checkSorts,
  checkIncludes,
  checkEnvelopes,
  checkSearches,
  checkPages,
  checkCredentials,
  checkRights,
  checkGates,
  checkIsolation,
  checkDescriptions,
  checkFields,
  checkWrites,
  checkBulk,
  checkJournals,
  checkSideEffects,
  checkRaces,
  checkBadValues,
  checkBadRequests,
];

describe("a resource that a newcomer adds in five steps", () => {
  const schema = buildSchema([...modules, fleet], PERMISSIONS);

  const world = checkEvery(schema, FIXTURES, CHECKS, {
    only: (resource) => fleet.resources.some(({ name }) => name === resource.name),
    async begin({ installation }) {
      const migration = await readFile(
        new URL("./new-resource/create-vehicles.sql", import.meta.url),
        "utf8",
      );
      await installation.pool.query(migration);
    },
  });

  test("is served with its seed rows", async () => {
    const { app, home } = world();
    await app.installation.work(home.workspace.workspace, seedFleet);
    const { body } = await home.owner.get("/trips?search=trade&include=vehicle[name|inspections]");
    expect(body.data).toHaveLength(1);
    expect(body.data[0].attributes).toMatchObject({
      started_at: "2026-07-01T08:00:00.000000Z",
      distance_km: 42,
    });
    expect(body.data[0].relationships.vehicle.attributes).toEqual({
      name: "Delivery van",
      inspections: [{ on: "2026-03-01", passed: true, fee: 80 }],
    });
  });

  test("takes commas and backslashes in lists of values", async () => {
    const { home } = world();
    const make = (plate: string) =>
      home.owner.post("/vehicles", {
        name: `Odd ${plate}`,
        plate,
        kind: "bicycle",
        bought_on: "2025-01-01",
        registered_at: "2025-01-01T00:00:00Z",
      });
    for (const plate of ["A,1", "A", "1", "A\\1"]) expect((await make(plate)).status).toBe(201);
    const matched = async (text: string) => {
      const { body } = await home.owner.get(`/vehicles?plate=${encodeURIComponent(text)}`);
      return body.data.map((one: { attributes: { plate: string } }) => one.attributes.plate).sort();
    };
    expect(await matched("A\\,1")).toEqual(["A,1"]);
    expect(await matched("A,1")).toEqual(["1", "A"]);
    expect(await matched("A\\\\1")).toEqual(["A\\1"]);
    expect(await matched("A\\,1, 1")).toEqual(["1", "A,1"]);
  });

  test("adds to employees, and follows when they leave, by whatever way", async () => {
    const { home } = world();
    const { body: hired } = await home.owner.post("/employees", {
      email: "driver@fleet.test",
      first_name: "D",
      last_name: "River",
      start_date: "2026-01-05",
    });
    const made: string[] = [];
    for (const kind of ["car", "van"]) {
      const { body } = await home.owner.post("/vehicles", {
        name: `Driven ${kind}`,
        plate: `D ${kind}`,
        kind,
        bought_on: "2025-01-01",
        registered_at: "2025-01-01T00:00:00Z",
        driver_employee_id: hired.data.id,
      });
      made.push(body.data.id);
    }
    const driven = async () => {
      const { body } = await home.owner.get(`/employees/${hired.data.id}?include=vehicles[name]`);
      return body.data.relationships.vehicles.map((one: { id: string }) => one.id).sort();
    };
    const leave = () => home.owner.post(`/employees/${hired.data.id}/actions?action=archive`, {});
    expect(await driven()).toEqual(made.toSorted());
    expect((await leave()).body.errors).toEqual({ termination_date: ["A van is still out."] });
    expect(await driven()).toEqual(made.toSorted());
    await home.owner.patch(`/vehicles/${made[1]}`, { driver_employee_id: null });
    expect((await leave()).status).toBe(200);
    expect(await driven()).toEqual([]);
    const entries = await home.owner.get(`/audit-log?resource_id=${made[0]}&event=vehicles.updated`);
    expect(entries.body.data[0].attributes.changes).toHaveProperty("driver_employee_id");
  });

  test("is everywhere in the schema", () => {
    for (const { name } of fleet.resources) expect(hasList(schema.resources.get(name)!)).toBe(true);
  });
});
