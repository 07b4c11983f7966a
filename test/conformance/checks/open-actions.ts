import { expect } from "vitest";
import type { Action } from "../../../src/engine/declare/action.ts";
import { parametersExample } from "../../../src/engine/openapi/examples.ts";
import { grouped } from "../../../src/platform/figures/grouped.ts";
import type { Caller, Reply } from "../../support/app.ts";
import { recordPath } from "../../support/conformance/paths.ts";
import { expectStatus } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record } from "../../support/conformance/world.ts";
import { managersKeys } from "./relations.ts";

/** Of so many records in the same state the actions are tried. */
const IN_EACH_STATE = 2;

interface ActionState {
  readonly name: string;
  readonly open: boolean;
  readonly reason: string | null;
}

/** What of a record is likely to decide what can be done with it. */
const stateOf = ({ attributes: { status, archived_at, worked_minutes, is_default } }: Record): string =>
  JSON.stringify([status, archived_at === null, worked_minutes === null, is_default]);

/** Some records in each state. */
function someInEachState(records: readonly Record[]): Record[] {
  return [...grouped(records, stateOf).values()].flatMap((alike) => alike.slice(0, IN_EACH_STATE));
}

/** Every refused message is about a parameter, not about the record. */
function isOfParameters(reply: Reply, parameters: readonly string[]): boolean {
  const paths = Object.keys(reply.body.errors ?? {}).map((path) => path.split(".")[0]!);
  return reply.status === 422 && paths.every((path) => path === "file" || parameters.includes(path));
}

/**
 * What a record tells of its actions is what comes of them: each that it names is accepted, or refused for its parameters
 * alone, and each other one is refused with the reason that it tells.
 */
export function checkOpenActions({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  const actions = Object.entries(resource.actions).filter(([, { levels }]) => levels.includes("record"));
  if (!resource.operations.includes("show")) return;
  const at = ({ id }: Record): string => recordPath(resource, id);

  if (actions.length === 0) {
    test("a record says that it has no actions", async () => {
      const [record] = await world().home.all(resource.name);
      for (const query of ["", "?actions=all"]) {
        const { body } = expectStatus(await world().home.owner.get(`${at(record!)}${query}`), 200);
        expect(body.data.meta.actions).toEqual([]);
      }
    });
    return;
  }

  async function statesOf(caller: Caller, record: Record): Promise<readonly ActionState[] | null> {
    const reply = await caller.get(`${at(record)}?actions=all`);
    if (reply.status === 404 || reply.status === 403) return null;
    const states: ActionState[] = expectStatus(reply, 200).body.data.meta.actions;
    expect(states.map(({ name }) => name)).toEqual(actions.map(([name]) => name));
    const named = await caller.get(at(record));
    expect(named.body.data.meta.actions).toEqual(states.filter(({ open }) => open).map(({ name }) => name));
    expect(named.headers.get("etag")).not.toBe(reply.headers.get("etag"));
    return states;
  }

  async function expectAsReported(caller: Caller, record: Record, state: ActionState, action: Action) {
    const parts = fixture.exampleParts?.[state.name]?.(record.attributes, []) ?? {};
    // What is closed is so whatever the parameters are, so that those of the description will do.
    const parameters = state.open ? parts : { ...parametersExample(action), ...parts };
    const path = `${at(record)}/actions?action=${state.name}&dry_run=true`;
    const reply = await caller.post(path, parameters);
    const which = `${state.name} of ${record.id} ${stateOf(record)}: ${reply.status} ${reply.text}`;
    if (state.open) {
      expect.soft(state.reason, which).toBeNull();
      const accepted = reply.status === 200 || isOfParameters(reply, Object.keys(action.parameters));
      expect.soft(accepted, which).toBe(true);
      return;
    }
    // A file is requested before the state is looked at.
    if (action.takesFile && isOfParameters(reply, [])) return;
    expect.soft([reply.status >= 400, reply.body.message], which).toEqual([true, state.reason]);
  }

  test("the actions that a record names are open to the caller, and the others are refused with the reason that it gives", async () => {
    const { home } = world();
    const managers = await managersKeys(home);
    const readers = [resource.policy.requires?.[0], resource.policy.rows?.permissions[0]];
    const callers: Caller[] = [
      home.owner,
      home.signedIn,
      await home.ordinary(),
      await home.limitedTo(...readers.filter((permission) => permission !== undefined)),
      managers.both,
      managers.none,
    ];
    const records = someInEachState(await home.all(resource.name));
    for (const caller of callers) {
      for (const record of records) {
        for (const state of (await statesOf(caller, record)) ?? [])
          await expectAsReported(caller, record, state, resource.actions[state.name]!);
      }
    }
  });
}
