import type { Pool } from "pg";
import type { Words } from "../errors/words.ts";
import type { PositionGiver } from "../execute/journal/positions.ts";
import type { RememberedResponses } from "../execute/reading/remembered-responses.ts";
import type { RememberedTotals } from "../execute/reading/remembered-totals.ts";
import type { WorkOrigin } from "../execute/work/work-origin.ts";
import type { CursorSeal } from "../plan/cursor.ts";
import type { ProjectionPlanner } from "../plan/projection.ts";
import type { Call } from "../request/call.ts";
import type { Schema } from "../schema/schema.ts";
import type { Actor } from "../work/actor.ts";
import type { WriteTable } from "../work/exported-table.ts";
import type { Workspace } from "../work/workspace.ts";

/** The parts of the engine that are the same for all requests. */
export interface EngineParts {
  readonly schema: Schema;
  readonly planner: ProjectionPlanner;
  readonly cursors: CursorSeal;
  readonly pool: Pool;
  readonly totals: RememberedTotals;
  readonly responses: RememberedResponses;
  readonly positions: PositionGiver;
  readonly clock: { now(): Date };
  readonly newId: (at: Date) => string;
  readonly services: unknown;
  /** Writes an exported list as a file. */
  readonly writeTable: WriteTable;
  /** Called after each commit with journal entries. */
  readonly onEntries?: () => void;
}

/** One request, with the services of the engine. */
export interface RequestContext extends EngineParts, Call {
  /** What the response says, in the language that the caller prefers. */
  readonly words: Words;
  /** The version of the workspace, read after the request came in; null: it is not known. */
  readonly version: string | null;
  /** Records the duration of a stage. */
  readonly stage: (name: string) => void;
  /** Counts a refused credential against the caller's IP address. */
  readonly countRefusal: () => Promise<void>;
  /** The caller with the rights of that moment; null if the credential is not valid any more. */
  readonly admitAgain: (at: Date) => Promise<{ readonly workspace: Workspace; readonly actor: Actor } | null>;
}

/** What belongs to one request. */
type OfRequest = Omit<RequestContext, keyof EngineParts>;

/** The context of a request. Members are named one by one, since spreading this many takes a multiple of the time. */
export const requestContext = (parts: EngineParts, request: OfRequest): RequestContext => ({
  schema: parts.schema,
  planner: parts.planner,
  cursors: parts.cursors,
  pool: parts.pool,
  totals: parts.totals,
  responses: parts.responses,
  positions: parts.positions,
  clock: parts.clock,
  newId: parts.newId,
  services: parts.services,
  writeTable: parts.writeTable,
  onEntries: parts.onEntries,
  request: request.request,
  query: request.query,
  workspace: request.workspace,
  actor: request.actor,
  now: request.now,
  baseUrl: request.baseUrl,
  words: request.words,
  version: request.version,
  stage: request.stage,
  countRefusal: request.countRefusal,
  admitAgain: request.admitAgain,
});

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
  words: context.words,
  baseUrl: context.baseUrl,
  onEntries: context.onEntries,
});
