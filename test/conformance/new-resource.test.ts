import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { describeApi } from "../../src/engine/openapi/describe-api.ts";
import { buildSchema } from "../../src/engine/schema/build-schema.ts";
import { modules } from "../../src/modules/index.ts";
import { PERMISSIONS } from "../../src/platform/permissions/catalogue.ts";
import type { Caller } from "../support/app.ts";
import { campaignDescribe } from "../support/campaign.ts";
import { hasList } from "../support/conformance/paths.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { DescribedResponses } from "../support/openapi/described-responses.ts";
import { documentProblems, parameterNames } from "../support/openapi/document-problems.ts";
import { checkBadRequests } from "./checks/bad-requests.ts";
import { checkBadValues } from "./checks/bad-values.ts";
import { checkBulk } from "./checks/bulk.ts";
import { checkCredentials } from "./checks/credentials.ts";
import { checkDescriptions } from "./checks/descriptions.ts";
import { checkEnvelopes } from "./checks/envelopes.ts";
import { checkFields } from "./checks/fields.ts";
import { checkFileActions } from "./checks/file-actions.ts";
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
import { checkVariants } from "./checks/variants.ts";
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
  checkVariants,
  checkFileActions,
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

campaignDescribe("a resource that a newcomer adds in five steps", () => {
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

  test("follows the deletion of a record, in the same request", async () => {
    const { home } = world();
    const [vehicle] = home.choosable("vehicles");
    const trip = {
      vehicle_id: vehicle,
      started_at: "2026-07-13T08:00:00Z",
      distance_km: 1,
      purpose: "Struck out",
    };
    const { body } = await home.owner.post("/trips", trip);
    expect((await home.owner.delete(`/trips/${body.data.id}`)).status).toBe(204);
    const { attributes } = (await home.owner.get(`/vehicles/${vehicle}`)).body.data;
    expect(attributes.description).toBe("A trip was struck out.");
  });

  /** An employee with an account, who drives one of the vehicles. */
  const makeDriver = async (email: string) => {
    const { home } = world();
    const { body } = await home.owner.post("/employees", {
      email,
      first_name: "D",
      last_name: "River",
      start_date: "2026-01-05",
    });
    const { roles } = home.workspace;
    const account = (await home.all("users")).find((one) => one.attributes.employee_id === body.data.id)!;
    await home.owner.patch(`/users/${account.id}`, { role_id: roles.Employee });
    return { id: body.data.id, caller: await home.workspace.callerFor(body.data.id) };
  };
  const makeTrip = async (driver: string, vehicle = world().home.choosable("vehicles")[0]) => {
    const trip = { vehicle_id: vehicle, driver_employee_id: driver, started_at: "2026-07-13T08:00:00Z" };
    const { body } = await world().home.owner.post("/trips", { ...trip, distance_km: 5 });
    return body.data.id as string;
  };

  test("lets people delete their own trips, one or several, and no others", async () => {
    const { home } = world();
    const [own, other] = [await makeDriver("own@fleet.test"), await makeDriver("another@fleet.test")];
    const [first, second, theirs] = [
      await makeTrip(own.id),
      await makeTrip(own.id),
      await makeTrip(other.id),
    ];
    const { body } = await own.caller.get("/trips");
    expect(body.data.map((one: { id: string }) => one.id)).toEqual([second, first]);
    for (const { meta } of body.data) {
      expect(meta).toEqual({ authorizedToShow: true, authorizedToUpdate: false, authorizedToDelete: true });
    }
    expect((await own.caller.delete(`/trips/${theirs}`)).status).toBe(404);
    expect((await own.caller.delete("/trips/bulk", { repositories: [first, theirs] })).status).toBe(404);
    const seeing = await home.workspace.callerFor(other.id, "view-assets");
    expect((await seeing.delete(`/trips/${first}`)).body).toEqual({
      message: "This action is unauthorized.",
      required_permission: "manage-assets",
    });
    expect((await seeing.get(`/trips/${first}`)).body.data.meta.authorizedToDelete).toBe(false);
    expect((await seeing.delete(`/trips/${theirs}`)).status).toBe(204);
    expect((await own.caller.delete(`/trips/${first}`)).status).toBe(204);
    expect((await own.caller.delete("/trips/bulk", { repositories: [second] })).status).toBe(204);
    expect((await own.caller.get("/trips")).body.data).toEqual([]);
  });

  test("runs an action without a record beside the one of the same name on records", async () => {
    const { app, home } = world();
    const driver = await makeDriver("finisher@fleet.test");
    const finish = (body: unknown, query = "") =>
      driver.caller.post(`/trips/actions?action=finish${query}`, body);
    expect((await finish({ purpose: "Home" })).body.errors).toEqual({
      purpose: ["There is no trip of yours."],
    });
    const trip = await makeTrip(driver.id);
    expect((await app.request("POST", "/trips/actions?action=finish", { body: {} })).status).toBe(401);
    expect((await finish({})).body.errors).toEqual({ purpose: ["The purpose field is required."] });
    expect((await finish({ purpose: "Home", distance_km: 1 })).body.errors).toHaveProperty("distance_km");
    expect((await finish({ purpose: "Home" }, "&search=x")).body.errors).toHaveProperty("search");
    const dryRun = await finish({ purpose: "Home" }, "&dry_run=true");
    expect(dryRun.body.data.attributes.purpose).toBe("Home");
    expect((await home.owner.get(`/trips/${trip}`)).body.data.attributes.ended_at).toBeNull();
    const done = await finish({ purpose: "Home" }, "&include=vehicle[name]");
    expect(done.body.data).toMatchObject({ id: trip, attributes: { purpose: "Home" } });
    expect(done.body.data.relationships.vehicle.attributes).toHaveProperty("name");
    const many = await finish({ repositories: [trip] });
    expect(many.body.data.map((one: { id: string }) => one.id)).toEqual([trip]);
    expect((await finish({ repositories: [trip], purpose: "Home" })).body.errors).toHaveProperty("purpose");
  });

  test("returns a file of exactly the records that the filters mean", async () => {
    const { home } = world();
    const driver = await makeDriver("logged@fleet.test");
    const trips = [await makeTrip(driver.id), await makeTrip(driver.id)];
    const logbook = async (caller: Caller, body: unknown, query = "") =>
      (await caller.post(`/trips/actions?action=logbook${query}`, body)).text;
    const lines = trips.map((id) => `${id} 5 km\n`).join("");
    const by = `&driver_employee_id=${driver.id}`;
    expect(await logbook(home.owner, { repositories: "all" }, by)).toBe(lines);
    expect(await logbook(home.owner, { repositories: trips })).toBe(lines);
    expect(await logbook(home.owner, { repositories: trips.slice(1), unit: "miles" })).toBe(
      `${trips[1]} 5 miles\n`,
    );
    expect(await logbook(home.owner, { repositories: "all" }, `${by}&search=nowhere`)).toBe("");
    const wrong = await home.owner.post("/trips/actions?action=logbook", {
      repositories: "all",
      unit: "ells",
    });
    expect(wrong.body.errors).toHaveProperty("unit");
  });

  test("counts vehicles in groups within filters, search and sight, each group's link listing them", async () => {
    const { home } = world();
    const { data: all } = (await home.owner.get("/vehicles?perPage=500")).body;
    const grouped = (await home.owner.get("/vehicles?group=kind&perPage=500")).body;
    expect(grouped.meta.vehicles).toBe(all.length);
    for (const query of ["", "&seats=1,30", "&-kind=van", "&search=a"]) {
      const { data, meta } = (await home.owner.get(`/vehicles?group=driver_employee_id${query}`)).body;
      const counted = (await home.owner.get(`/vehicles?perPage=1${query}`)).body.meta.total;
      expect(meta.vehicles).toBe(counted);
      for (const { attributes, links } of data) {
        expect((await home.owner.get(links.vehicles)).body.meta.total).toBe(attributes.vehicles);
      }
    }
    const unseen = await home.owner.get("/vehicles?group=kind&group_manager_id=01ARZ3NDEKTSV4RRFFQ69G5FAV");
    expect(unseen.body.errors).toEqual({ group_manager_id: ["The selected group manager id is invalid."] });
    const alone = await home.owner.get("/vehicles?group_manager_id=01ARZ3NDEKTSV4RRFFQ69G5FAV");
    expect(alone.body.errors).toEqual({
      group_manager_id: ["The group_manager_id parameter can only be given with the group parameter."],
    });
  });

  test("is described with its file, its action without a record and its list in groups", async () => {
    const document = describeApi(schema, { serverUrl: "/api" });
    expect(await documentProblems(document)).toEqual([]);
    const { get, post } = { ...document.paths["/vehicles"], post: document.paths["/trips/actions"]!.post! };
    expect(parameterNames(document, get!, "query")).toEqual(
      expect.arrayContaining(["group", "group_manager_id"]),
    );
    expect(post["x-actions"]!.map(({ name }) => name)).toEqual(["finish", "logbook", "finish"]);
    const responses = new DescribedResponses(document);
    for (const path of ["/vehicles?group=kind", "/vehicles"]) {
      const reply = await world().home.owner.get(path);
      expect(responses.problems("GET", path, reply)).toEqual([]);
    }
  });

  test("is everywhere in the schema", () => {
    for (const { name } of fleet.resources) expect(hasList(schema.resources.get(name)!)).toBe(true);
  });
});
