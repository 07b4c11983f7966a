import type { ProjectionPlanner } from "../plan/projection.ts";
import type { Schema } from "../schema/schema.ts";
import type { Reading } from "../work/reading.ts";

/** Whose request a piece of work is done for, when, and with what. */
export interface WorkOrigin extends Reading {
  readonly schema: Schema;
  readonly planner: ProjectionPlanner;
  readonly requestId: string | null;
  /** The current time, for what is recorded at the end of a long piece of work. */
  readonly clock: { now(): Date };
  /** Makes the id of a new record, of the moment `now` unless another one is given. */
  readonly newId: (at?: Date) => string;
  /** Whether all of it will be undone: then nothing outside the database may be done either. */
  readonly dryRun?: boolean;
  /** Whether it only reads, without a transaction, so that nothing that it reads can be kept from being changed. */
  readonly isReading?: boolean;
  /** Whether its statements go over so many rows that planning each for its own values pays. */
  readonly isReport?: boolean;
  /** Called after each commit with journal entries. */
  readonly onEntries?: () => void;
}
