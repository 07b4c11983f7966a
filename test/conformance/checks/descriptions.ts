import { readdirSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { Reply } from "../../support/app.ts";
import { recordPath } from "../../support/conformance/paths.ts";
import { expectInvalid, expectMissing, expectStatus } from "../../support/conformance/replies.ts";
import { rowCounts } from "../../support/conformance/row-counts.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import { NOBODY } from "./filter-values.ts";

interface DescribedAction {
  readonly name: string;
  readonly title: string;
  readonly levels: readonly string[];
  /** The media type of the file. */
  readonly answers?: string;
  readonly parameters: { readonly properties: object };
}

const isAlone = ({ levels }: DescribedAction): boolean => levels.includes("standalone");

/** What a resource says of its actions and getters, and of those that it has not. */
export function checkDescriptions({ resource, fixture, world, sampled }: Subject): void {
  const path = `/${resource.name}`;
  const owner = () => world().home.writer(resource);
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const isFile = ({ name }: DescribedAction): boolean => Object.hasOwn(resource.fileActions, name);
  const isOnRecords = (one: DescribedAction): boolean => !isFile(one) && !isAlone(one);
  const anyRecord = async () => recordPath(resource, (await world().home.all(resource.name))[0]!.id);

  /** A record in a state in which every getter returns data. */
  const suitable = async () => {
    const records = await world().home.all(resource.name);
    const found = records.find(({ attributes }) => fixture.suitsGetters?.(attributes) ?? true);
    return recordPath(resource, found!.id);
  };

  test("the actions that the caller may run are listed with their parameters", async () => {
    const { data } = expectStatus(await owner().get(`${path}/actions`), 200).body;
    const onRecords = data.filter(isOnRecords).map(({ name }: DescribedAction) => name);
    for (const [name, action] of Object.entries(resource.actions)) {
      if (action.grants.every((grant) => grant.permissions.length > 0)) expect(onRecords).toContain(name);
    }
    const known = Object.entries(resource.standaloneActions).filter(([, one]) => one.needsCredential);
    const described = (wanted: (one: DescribedAction) => boolean) =>
      data.filter(wanted).map(({ name }: DescribedAction) => name);
    expect(described(isAlone)).toEqual(known.map(([name]) => name));
    expect(described(isFile)).toEqual(Object.keys(resource.fileActions));
    for (const one of data as DescribedAction[]) {
      const { name, title, levels, answers, parameters } = one;
      const action = (
        isFile(one) ? resource.fileActions : isAlone(one) ? resource.standaloneActions : resource.actions
      )[name]!;
      expect(title).toMatch(/\S/);
      if ("levels" in action) expect(levels).toEqual(action.levels);
      if ("contentType" in action) expect(answers ?? null).toBe(action.contentType);
      expect(ajv.validateSchema(parameters)).toBe(true);
      expect(Object.keys(parameters.properties).sort()).toEqual(Object.keys(action.parameters).sort());
    }
    expectInvalid(await owner().get(`${path}/actions?page=1`), "page");
  });

  test("the getters that the caller may call are listed with their parameters", async () => {
    const { data } = expectStatus(await owner().get(`${path}/getters`), 200).body;
    expect(data.map((one: { path: string }) => one.path).sort()).toEqual(
      Object.keys(resource.getters).sort(),
    );
    for (const { path: name, title, parameters, level } of data) {
      expect(title).toMatch(/\S/);
      expect(level).toBe(resource.getters[name]!.level);
      expect(ajv.validateSchema(parameters)).toBe(true);
    }
    expectInvalid(await owner().get(`${path}/getters?page=1`), "page");
  });

  test("actions and getters that the caller may not use are not listed", async () => {
    const nobody = await world().home.limitedTo(...(resource.policy.requires ?? []).slice(0, 1));
    const actions = expectStatus(await nobody.get(`${path}/actions`), 200).body.data;
    for (const { name } of actions.filter(isFile)) {
      const { permissions } = resource.fileActions[name]!;
      expect(permissions.length === 0 || permissions.includes(resource.policy.requires?.[0] ?? "")).toBe(
        true,
      );
    }
    for (const { name } of actions.filter(isOnRecords)) {
      const { grants } = resource.actions[name]!;
      const open = grants.some(
        (grant) => grant.rows || grant.permissions.every((one) => resource.policy.requires?.[0] === one),
      );
      expect(open).toBe(true);
    }
    const getters = expectStatus(await nobody.get(`${path}/getters`), 200).body.data;
    for (const { path: name } of getters) {
      const { permissions } = resource.getters[name]!;
      expect(permissions.length === 0 || permissions.includes(resource.policy.requires?.[0] ?? "")).toBe(
        true,
      );
    }
  });

  sampled()("an unknown or missing action is 404, and the response names the available ones", async () => {
    const one = await anyRecord();
    const levels: [string, "record" | "collection"][] = [[one, "record"]];
    if (!resource.isSingleton) levels.push([path, "collection"]);
    for (const [at, level] of levels) {
      const had = Object.entries(resource.actions).flatMap(([name, action]) =>
        action.levels.includes(level) ? name : [],
      );
      for (const query of [
        "?action=no-such-action",
        "?action=",
        "",
        "?action=constructor",
        "?action=__proto__",
      ]) {
        const reply = expectStatus(await owner().post(`${at}/actions${query}`, { repositories: [] }), 404);
        for (const name of had) expect(reply.body.message).toContain(name);
      }
    }
  });

  sampled()("an unknown getter is 404, and the response names the available ones", async () => {
    const one = await anyRecord();
    for (const name of ["no-such-getter", "constructor", "a/b/c"]) {
      for (const [at, level] of [
        [path, "collection"],
        [one, "record"],
      ] as const) {
        const reply = expectStatus(await owner().get(`${at}/getters/${name}`), 404);
        if (resource.isSingleton && level === "collection") continue;
        for (const [had, getter] of Object.entries(resource.getters)) {
          if (getter.level === level) expect(reply.body.message).toContain(had);
        }
      }
    }
  });

  test("a resource that can be archived can be restored", () => {
    expect("archive" in resource.actions || resource.softDeletes).toBe("restore" in resource.actions);
  });

  for (const [name, { level, takesFilters, isPaged, parameters, permissions }] of Object.entries(
    resource.getters,
  )) {
    sampled(name)(`getter ${name} returns data and refuses parameters that it does not have`, async () => {
      const at = level === "record" ? await suitable() : path;
      const reply = await world().home.owner.get(`${at}/getters/${name}`);
      const required = Object.entries(parameters).filter(([, one]) => one.required);
      if (required.length > 0) return void expectInvalid(reply, required[0]![0]);
      const body = expectStatus(reply, 200).body;
      if (body) expect(Object.keys(body)).toContain("data");
      expectStatus(await world().home.owner.get(`${at}/getters/${name}?no_such_parameter=1`), 422);
      expect(permissions).toBeDefined();
      expectStatus(await world().home.owner.get(`${at}/getters/${name}?perPage=1`), isPaged ? 200 : 422);
      if (isPaged) expectInvalid(await world().home.owner.get(`${at}/getters/${name}?page=0`), "page");
      if (!takesFilters) expectStatus(await world().home.owner.get(`${at}/getters/${name}?search=x`), 422);
    });
  }

  /** Whatever an action did it says in a sentence. */
  function expectDone(reply: Reply): void {
    if (reply.status === 200) expect(reply.body.message).toMatch(/^[A-Z0-9].*\.$/);
  }

  for (const [name, action] of Object.entries(resource.actions)) {
    sampled(name)(`a dry run of action ${name} writes nothing and sends nothing`, async () => {
      const { pool } = world().app.installation;
      const aside = () => readdirSync(world().app.dataDir, { recursive: true }).length;
      const records = (await world().home.all(resource.name)).slice(-4);
      const before = [await rowCounts(pool), aside()];
      for (const record of records) {
        if (action.levels.includes("record")) {
          const at = `${recordPath(resource, record.id)}/actions?action=${name}&dry_run=true`;
          const reply = expectStatus(await owner().post(at, {}), 200, 403, 409, 422);
          if (reply.status === 200) expect(reply.headers.get("dry-run")).toBe("true");
          expectDone(reply);
        }
        if (action.levels.includes("collection")) {
          const at = `${path}/actions?action=${name}`;
          const many = await owner().post(`${at}&dry_run=true`, { repositories: [record.id] });
          expectDone(expectStatus(many, 200, 403, 409, 422));
          // Some that are not there, and nothing is done to the others.
          const absent = resource.key === "integer" ? "2000000000" : NOBODY;
          const mixed = await owner().post(at, { repositories: ["nonsense", record.id, absent] });
          expectStatus(mixed, 403, 404, 422);
          if (mixed.status === 404) expectMissing(mixed, "repositories.0", "repositories.2");
          expectInvalid(
            await owner().post(`${at}&no_such_filter=1`, { repositories: "all" }),
            "no_such_filter",
          );
        }
      }
      expect([await rowCounts(pool), aside()]).toEqual(before);
    });

    sampled(name)(`action ${name} refuses parameters that it does not have, and accepts ids`, async () => {
      const one = await anyRecord();
      if (action.takesFile) return;
      if (action.levels.includes("record")) {
        const reply = await owner().post(`${one}/actions?action=${name}&dry_run=true`, { no_such: 1 });
        if (reply.status === 403) return;
        expectInvalid(reply, "no_such");
      }
      if (!action.levels.includes("collection")) return;
      for (const repositories of [undefined, null, [], "some", {}, [{}], [[]]]) {
        // Without the key the action of the same name is meant that needs no record.
        if (repositories === undefined && Object.hasOwn(resource.standaloneActions, name)) continue;
        const reply = await owner().post(`${path}/actions?action=${name}`, { repositories });
        expectStatus(reply, 422);
        expect(Object.keys(reply.body.errors)[0]).toMatch(/^repositories/);
      }
      const many = Array.from({ length: 501 }, (_, index) => String(index));
      expectInvalid(
        await owner().post(`${path}/actions?action=${name}`, { repositories: many }),
        "repositories",
      );
    });
  }
}
