import type { Action } from "../declare/action.ts";
import { ApiError, forbidden } from "../errors/api-error.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { RowCondition } from "../sql/sql.ts";
import { or } from "../sql/sql.ts";
import type { Actor } from "../work/actor.ts";
import type { Projection } from "./projection.ts";
import { sightOf } from "./sight.ts";
import type { BesideRecord } from "./write-rights.ts";

/** An action of one record, with the caller's rights to it. */
export interface PlannedAction {
  readonly name: string;
  readonly action: Action;
  /** The error that the caller gets on every record; null: the caller may run it on some records at least. */
  readonly denial: ApiError | null;
  /**
   * The column of the record that says whether the caller may run it there; null: the caller may run it on every
   * record.
   */
  readonly flag: string | null;
}

/** The actions of one record, for one caller. */
export interface OpenActionsPlan extends BesideRecord {
  readonly actions: readonly PlannedAction[];
  /** The stored values that determine which actions are open; null: all of the record's. */
  readonly reads: readonly string[] | null;
}

/** Keys and people often share a projection, but some actions are only for people, so each has plans of its own. */
const plans = {
  forKeys: new WeakMap<Projection, OpenActionsPlan>(),
  forOthers: new WeakMap<Projection, OpenActionsPlan>(),
};

/** Plans which actions are open on a record with this projection; it is computed once for each projection. */
export function planOpenActions(projection: Projection, actor: Actor): OpenActionsPlan {
  const made = actor.kind === "api_key" ? plans.forKeys : plans.forOthers;
  let plan = made.get(projection);
  if (!plan) {
    plan = buildPlan(projection.resource, actor);
    made.set(projection, plan);
  }
  return plan;
}

function buildPlan(resource: ResourceSchema, actor: Actor): OpenActionsPlan {
  const flags: { name: string; condition: RowCondition }[] = [];
  const actions = Object.entries(resource.actions)
    .filter(([, action]) => action.levels.includes("record"))
    .map(([name, action]): PlannedAction => {
      const denial = denialOf(resource, action, actor);
      const sights = action.grants.map((grant) => sightOf(grant, actor));
      if (denial || sights.includes("all")) return { name, action, denial, flag: null };
      const rows = sights.filter((sight) => typeof sight === "function");
      if (rows.length === 0) return { name, action, denial: forbidden(), flag: null };
      const flag = `may ${name}`;
      flags.push({ name: flag, condition: (alias) => or(rows.map((row) => row(alias))) });
      return { name, action, denial, flag };
    });
  const possible = actions.filter(({ action, denial }) => denial === null && action.openWhen !== undefined);
  return {
    actions,
    flags,
    facts: Object.assign({}, ...possible.map(({ action }) => action.facts)),
    reads: possible.some(({ action }) => action.reads === null)
      ? null
      : [...new Set(["id", ...possible.flatMap(({ action }) => action.reads ?? [])])],
  };
}

/** The error for a caller with a key. */
function denialOf(resource: ResourceSchema, { sessionOnly }: Action, actor: Actor): ApiError | null {
  if (actor.kind !== "api_key") return null;
  if (resource.refusesKeys !== null) return new ApiError("forbidden", resource.refusesKeys);
  return sessionOnly ? forbidden() : null;
}
