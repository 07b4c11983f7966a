import type { Pool } from "pg";
import type { Actor } from "../declare/actor.ts";
import type { Workspace } from "../declare/workspace.ts";
import type { CursorSeal } from "../plan/cursor.ts";
import type { ProjectionPlanner } from "../plan/plan-projection.ts";
import type { HttpRequest } from "../request/http-request.ts";
import type { QueryParameters } from "../request/parse-query.ts";
import type { Schema } from "../schema/schema.ts";
import type { PositionGiver } from "./journal-positions.ts";
import type { RememberedTotals } from "./remembered-totals.ts";
import { inWorkspace, Rollback } from "./transaction.ts";
import { Work, type WorkOrigin } from "./work.ts";

/** What stays the same for all requests. */
export interface EngineParts {
  readonly schema: Schema;
  readonly planner: ProjectionPlanner;
  readonly cursors: CursorSeal;
  readonly pool: Pool;
  readonly totals: RememberedTotals;
  readonly positions: PositionGiver;
  readonly clock: { now(): Date };
  readonly newId: (at: Date) => string;
  readonly services: unknown;
  /** Told of each commit that left entries in the journal. */
  readonly onEntries?: () => void;
}

/** One request on its way through the engine: who asks, in which workspace, when, and what. */
export interface RequestContext extends EngineParts {
  readonly request: HttpRequest;
  readonly query: QueryParameters;
  readonly workspace: Workspace;
  readonly actor: Actor;
  readonly now: Date;
  /** Absolute address of the workspace's API. */
  readonly baseUrl: string;
  /** Notes how long a stage took. */
  readonly stage: (name: string) => void;
  /** Counts a refused credential against the caller's address. */
  readonly countRefusal: () => Promise<void>;
}

export const workOrigin = (context: RequestContext): WorkOrigin => ({
  schema: context.schema,
  planner: context.planner,
  workspace: context.workspace,
  actor: context.actor,
  now: context.now,
  requestId: context.request.requestId,
  clock: context.clock,
  newId: (at = context.now) => context.newId(at),
  services: context.services,
  baseUrl: context.baseUrl,
  onEntries: context.onEntries,
});

/** What came of a transaction, and what has to be done now that it is durable. */
interface Outcome<T> {
  readonly result: T;
  readonly effects: Work["effects"];
  readonly hasEntries: boolean;
}

/**
 * Runs a piece of work in one transaction of the workspace: its journal entries are appended last, and its effects
 * outside the database follow the commit. A dry run does everything and undoes it.
 */
export async function doWork<T>(
  pool: Pool,
  origin: WorkOrigin,
  body: (work: Work) => Promise<T>,
): Promise<T> {
  const { result, effects, hasEntries } = await inWorkspace<Outcome<T>>(
    pool,
    origin.workspace.id,
    async (client) => {
      const work = new Work(origin, client);
      const result = await body(work);
      await work.journal.flush();
      const outcome = { result, effects: work.effects, hasEntries: work.journal.commit.hasEntries };
      return work.isDryRun ? new Rollback({ ...outcome, effects: [], hasEntries: false }) : outcome;
    },
    origin.isReport ? "force_custom_plan" : "auto",
  );
  if (hasEntries) origin.onEntries?.();
  for (const effect of effects) await effect();
  return result;
}
