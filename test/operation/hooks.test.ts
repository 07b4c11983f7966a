import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ErrorList } from "../../src/engine/errors/error-list.ts";
import { ReadingOfWork } from "../../src/engine/execute/work/read-only-work.ts";
import { TransactionWork, unitOf } from "../../src/engine/execute/work/transaction-work.ts";
import type { UnitOfWork } from "../../src/engine/execute/work/unit-of-work.ts";
import { createOne } from "../../src/engine/execute/writing/create-record.ts";
import { deleteOne } from "../../src/engine/execute/writing/delete-record.ts";
import { planDelete } from "../../src/engine/plan/write-plan.ts";
import { rightsToCreate } from "../../src/engine/plan/write-rights.ts";
import type { ResourceSchema } from "../../src/engine/schema/schema.ts";
import { fromContext, sql } from "../../src/engine/sql/sql.ts";
import type { Hooks, ReadOnlyWork } from "../../src/engine/work/index.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";

let app: TestApp;
let acme: TestWorkspace;
beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("hooks");
});
afterAll(() => app.close());

const inWork = <Result>(body: (work: UnitOfWork) => Promise<Result>): Promise<Result> =>
  app.installation.work(acme.workspace, (work) => body(unitOf(work)));

/** The plan with which the system deletes a record of any resource. */
const deletionOf = (resource: ResourceSchema, work: UnitOfWork) =>
  planDelete(resource, { ...work.origin, actor: work.actor } as unknown as Parameters<typeof planDelete>[1]);

/** Tags with the test's own hooks. */
const tagsWith = (work: UnitOfWork, hooks: Hooks<"tags", string>): ResourceSchema => ({
  ...work.resource("tags"),
  hooks,
});

const createTag = (
  work: UnitOfWork,
  hooks: Hooks<"tags", string>,
  name: string,
  errors = new ErrorList(),
) => {
  const resource = tagsWith(work, hooks);
  const rights = rightsToCreate(resource, work.actor);
  return createOne(work, { resource, rights }, { name, type: "colour" }, errors);
};

const isStored = async (work: ReadOnlyWork, name: string): Promise<boolean> =>
  (await work.row(
    sql`select 1 from tags where workspace_id = ${fromContext("workspace")} and name = ${name}`,
  )) !== null;

describe("the work of rules that settle and check", () => {
  const WRITING = [
    "create",
    "createByRules",
    "update",
    "updateAll",
    "remove",
    "journal",
    "afterCommit",
    "addMeta",
    "addOneTimeMeta",
    "client",
  ] as const satisfies readonly (keyof UnitOfWork)[];

  test("has no method that writes", () =>
    inWork(async (work) => {
      for (const verb of WRITING) {
        expect(verb in work, verb).toBe(true);
        expect(verb in work.readOnly, verb).toBe(false);
      }
    }));

  test.each([
    sql`insert into tags (workspace_id) values ('x')`,
    sql`update tags set name = 'x'`,
    sql`update "tags" t set name = ${"x"}`,
    sql`delete from tags where name = ${"x"}`,
    sql`with gone as (DELETE
      FROM tags returning id) select id from gone`,
  ])("sends no statement that writes: %#", (statement) =>
    inWork(async (work) => {
      expect(() => work.readOnly.rows(statement)).toThrow(TypeError);
      await expect(work.readOnly.row(statement)).rejects.toThrow(TypeError);
      expect(() => work.readOnly.stream(statement)).toThrow(TypeError);
    }),
  );

  test("reads what the transaction has written, and keeps rows unchanged", () =>
    inWork(async (work) => {
      const id = await work.create("tags", { name: "Read", type: "colour" });
      expect(await work.readOnly.find("tags", id)).toMatchObject({ name: "Read" });
      expect(await work.readOnly.sees("tags", id)).toBe(true);
      const held = sql`select name from tags t where t.workspace_id = ${fromContext("workspace")}
        and t.id = ${id} ${work.readOnly.rowLock("update")}`;
      expect(await work.readOnly.rows(held)).toEqual([{ name: "Read" }]);
    }));
});

describe("the hooks of a record", () => {
  test("run in order, and what settle sets is passed on and stored", () =>
    inWork(async (work) => {
      const calls: string[] = [];
      const hooks: Hooks<"tags", string> = {
        settle(change, given) {
          calls.push("settle");
          expect(given).toBeInstanceOf(ReadingOfWork);
          expect(given).not.toBeInstanceOf(TransactionWork);
          change.values.type = "settled";
          return "passed on";
        },
        check: {
          write(change, given, settled) {
            calls.push(`check ${settled}`);
            expect(given).not.toBeInstanceOf(TransactionWork);
            expect(change.values.type).toBe("settled");
            expect(() => Object.assign(change.values, { type: "checked" })).toThrow(TypeError);
          },
        },
        after: {
          check: {
            async write(written, given, settled) {
              calls.push(`before it is stored ${settled} ${await isStored(given, written.values.name)}`);
              expect(given).toBe(work);
            },
          },
          async write({ id, values }, given, settled) {
            calls.push(`once it is stored ${settled} ${await isStored(given, values.name)}`);
            expect(await given.find("tags", id)).toMatchObject({ type: "settled" });
          },
        },
      };
      await createTag(work, hooks, "In turn");
      expect(calls).toEqual([
        "settle",
        "check passed on",
        "before it is stored passed on false",
        "once it is stored passed on true",
      ]);
    }));

  test("write nothing if something is refused", () =>
    inWork(async (work) => {
      const errors = new ErrorList();
      const fails = (): never => {
        throw new Error("Nothing follows from what is refused.");
      };
      const hooks: Hooks<"tags", string> = {
        check: { write: ({ fail }) => fail("name", "No.") },
        after: { check: { write: fails }, write: fails },
      };
      expect(await createTag(work, hooks, "Refused", errors)).toBeNull();
      expect(errors.error?.errors).toEqual({ name: ["No."] });
    }));

  test("release before a deletion what would keep the record, unless it is refused", () =>
    inWork(async (work) => {
      const id = (await createTag(work, {}, "Goes"))!;
      const calls: string[] = [];
      const isThere = async (given: ReadOnlyWork, place: string): Promise<void> => {
        calls.push(`${place} ${await isStored(given, "Goes")}`);
      };
      let isRefused = true;
      const resource = tagsWith(work, {
        check: {
          delete(_stored, given) {
            expect(given).not.toBeInstanceOf(TransactionWork);
            if (isRefused) throw new Error("Refused.");
          },
        },
        after: {
          check: { delete: (_stored, given) => isThere(given, "before") },
          delete: (_stored, given) => isThere(given, "after"),
        },
      });
      const plan = deletionOf(resource, work);
      await expect(deleteOne(work, plan, id)).rejects.toThrow("Refused.");
      expect(calls).toEqual([]);
      isRefused = false;
      await deleteOne(work, plan, id);
      expect(calls).toEqual(["before true", "after false"]);
    }));
});
