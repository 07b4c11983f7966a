import type { ProjectionPlanner } from "../../plan/projection.ts";
import type { Schema } from "../../schema/schema.ts";
import type { Reading } from "../../work/reading.ts";

/** The request for which a work is done, its time, and its services. */
export interface WorkOrigin extends Reading {
  readonly schema: Schema;
  readonly planner: ProjectionPlanner;
  readonly requestId: string | null;
  /** The clock, for times that are recorded at the end of a long transaction. */
  readonly clock: { now(): Date };
  /** Generates the id of a new record, for the time `now` unless another one is given. */
  readonly newId: (at?: Date) => string;
  /** Whether everything will be rolled back; then there must be no effects outside the database either. */
  readonly dryRun?: boolean;
  /** Whether it only reads, without a transaction, so that it cannot lock rows. */
  readonly isReading?: boolean;
  /** Whether its statements read so many rows that each should be planned for its values. */
  readonly isReport?: boolean;
  /** Whether all its statements read the database as it is at one moment, so that it must not write what others write too. */
  readonly isOfOneMoment?: boolean;
  /** Called after each commit with journal entries. */
  readonly onEntries?: () => void;
}
