import type { Pool } from "pg";
import { systemActor } from "../../work/actor.ts";
import type { Work } from "../../work/work.ts";
import type { Workspace } from "../../work/workspace.ts";
import { inWorkspace, Rollback } from "../transaction/transaction.ts";
import { TransactionWork, unitOf } from "./transaction-work.ts";
import type { UnitOfWork } from "./unit-of-work.ts";
import type { WorkOrigin } from "./work-origin.ts";

/** The result of a transaction, and the effects to run after its commit. */
interface Outcome<T> {
  readonly result: T;
  readonly effects: UnitOfWork["effects"];
  readonly hasEntries: boolean;
}

/**
 * Runs `body` in one transaction of the workspace. The journal entries are appended last, and effects outside the
 * database run after the commit. A dry run executes everything and rolls back.
 */
export async function doWork<T>(
  pool: Pool,
  origin: WorkOrigin,
  body: (work: UnitOfWork) => Promise<T>,
): Promise<T> {
  const { result, effects, hasEntries } = await inWorkspace<Outcome<T>>(
    pool,
    origin.workspace.id,
    async (client, ahead) => {
      const work = new TransactionWork(origin, client, ahead);
      const result = await body(work);
      await work.journal.flush();
      const outcome = { result, effects: work.effects, hasEntries: work.journal.commit.hasEntries };
      return work.isDryRun ? new Rollback({ ...outcome, effects: [], hasEntries: false }) : outcome;
    },
    { plans: origin.isReport ? "force_custom_plan" : "auto", isOfOneMoment: origin.isOfOneMoment ?? false },
  );
  if (hasEntries) origin.onEntries?.();
  for (const effect of effects) await effect();
  return result;
}

/**
 * Work that only reads. It has no transaction, and takes a connection of the pool only while a statement runs, because
 * most of what is read needs none.
 */
export const reading = (pool: Pool, origin: WorkOrigin): UnitOfWork =>
  new TransactionWork({ ...origin, isReading: true }, pool, null);

/** Runs work in transactions of its own, as the system, each at its current time. */
export type WorkAsSystem = <T>(workspace: Workspace, body: (work: Work) => Promise<T>) => Promise<T>;

/** Creates a `WorkAsSystem` with the services of a work, for what is done after its commit. */
export function workAsSystem(work: Work, pool: Pool): WorkAsSystem {
  const { origin } = unitOf(work);
  return (workspace, body) => {
    const now = origin.clock.now();
    const newId = (at = now) => origin.newId(at);
    const outside = { workspace, actor: systemActor(), now, newId, requestId: null, dryRun: false };
    return doWork(pool, { ...origin, ...outside, isOfOneMoment: false }, body);
  };
}
