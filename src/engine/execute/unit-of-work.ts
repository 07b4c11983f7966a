import type { ResourceSchema } from "../schema/schema.ts";
import type { Work } from "../work/work.ts";
import type { Journal } from "./journal.ts";
import type { WorkspaceClient } from "./workspace-client.ts";

/** A piece of work as the engine knows it: what modules are given, and what it is done with. */
export interface UnitOfWork extends Work, Pick<WorkspaceClient, "origin" | "client" | "context" | "schema"> {
  readonly journal: Journal;
  resource(name: string): ResourceSchema;
  /** What is to be done once it is durable. */
  readonly effects: readonly (() => Promise<void> | void)[];
}
