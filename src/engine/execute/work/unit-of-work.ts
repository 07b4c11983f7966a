import type { ResourceSchema } from "../../schema/schema.ts";
import type { ReadOnlyWork, Work } from "../../work/work.ts";
import type { Journal } from "../journal/journal.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";

/** A unit of work with the internals of the engine, in addition to what modules get. */
export interface UnitOfWork
  extends Work,
    Pick<WorkspaceClient, "origin" | "client" | "context" | "schema" | "journalRows" | "send" | "command"> {
  readonly journal: Journal;
  /** The read-only view for the hooks `settle` and `check`. */
  readonly readOnly: ReadOnlyWork;
  resource(name: string): ResourceSchema;
  /** Writes the records of a bulk request, then runs the effects that `afterLast` was given meanwhile. */
  writeAll<Result>(write: () => Promise<Result>): Promise<Result>;
  /** The effects to run after the commit. */
  readonly effects: readonly (() => Promise<void> | void)[];
}
