import type { Action } from "../declare/action.ts";
import type { FileAction } from "../declare/file-action.ts";
import { type ApiError, forbidden } from "../errors/api-error.ts";
import type { Level, RequestedAction, RequestedFile } from "../request/parse-action.ts";
import type { RequestedSelection } from "../request/parse-selection.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { type Actor, holds } from "../work/actor.ts";
import { planSelection, planSort, type Selection, type SortKey } from "./selection.ts";
import { tierOf } from "./sight.ts";
import { type RowFlags, rowFlags } from "./write-rights.ts";

/** The plan of an action: its records, rights and parameters. */
export interface ActionPlan extends Omit<RequestedAction, "records"> {
  readonly resource: ResourceSchema;
  readonly name: string;
  readonly action: Action;
  readonly level: Level;
  /** The ids as they were sent, or the selection of "all". */
  readonly records: readonly string[] | Selection;
  /** The rows on which the actor may run it. */
  readonly flags: RowFlags;
  /**
   * Why the actor may not run the action with these parameters, whatever the records are. It is thrown only after the
   * records were found.
   */
  readonly refusal: ApiError | null;
}

/** The plan of an action that returns a file. */
export interface FilePlan extends Omit<RequestedFile, "records" | "sort"> {
  readonly resource: ResourceSchema;
  readonly action: FileAction;
  readonly records: readonly string[] | Selection;
  /** Null: the file chooses the order. */
  readonly sort: readonly SortKey[] | null;
}

/** Plans an action. @throws 403 or 422 for the filters that select "all" */
export const planAction = (
  resource: ResourceSchema,
  [name, action]: readonly [string, Action],
  level: Level,
  requested: RequestedAction,
  actor: Actor,
): ActionPlan => ({
  ...requested,
  ...{ resource, name, action, level },
  records: planRecords(resource, actor, requested.records),
  flags: rowFlags(resource, actor, action.grants),
  refusal: refusalOf(resource, action, requested.sent, actor),
});

/** Plans an action that returns a file. @throws 403 or 422 for its filters and its order */
export const planFile = (
  resource: ResourceSchema,
  action: FileAction,
  requested: RequestedFile,
  actor: Actor,
): FilePlan => ({
  ...requested,
  ...{ resource, action },
  sort: requested.sort && planSort(resource, actor, requested.sort),
  records: planRecords(resource, actor, requested.records),
});

const planRecords = (
  resource: ResourceSchema,
  actor: Actor,
  requested: readonly string[] | RequestedSelection,
): readonly string[] | Selection =>
  "filters" in requested ? planSelection(resource, actor, requested) : requested;

/** The 403 for a key that runs an action which is only for signed-in people, or for a parameter behind a gate. */
function refusalOf(
  resource: ResourceSchema,
  { parameters, sessionOnly }: Action,
  sent: ReadonlySet<string>,
  actor: Actor,
): ApiError | null {
  if (sessionOnly && actor.kind === "api_key") return forbidden();
  for (const [name, { definition }] of Object.entries(parameters)) {
    const write = sent.has(name) ? (tierOf(resource, definition.gate)?.write ?? []) : [];
    const permission = write.find((needed) => !holds(actor, needed));
    if (permission !== undefined) return forbidden(permission, name);
  }
  return null;
}
