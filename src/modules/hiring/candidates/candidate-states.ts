import { fact, openWhenEach } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Text, Work } from "../../../engine/work/index.ts";
import { message, said } from "../../../engine/work/index.ts";

type Status = StoredRecord<"candidates">["status"];
type State = Pick<StoredRecord<"candidates">, "status" | "anonymized_at">;

export const ANONYMISED = "The candidate was anonymised.";
export const NOT_OPEN = "The job is not open for candidates.";

/** The message for a candidate that is not in one of the statuses, or null. */
export function whyNotFrom({ status, anonymized_at }: State, ...statuses: readonly Status[]): Text | null {
  if (anonymized_at !== null) return ANONYMISED;
  return statuses.includes(status) ? null : message`The candidate is already ${said(status)}.`;
}

/** Open for candidates with one of the statuses. */
export const openFrom = (...statuses: readonly Status[]) =>
  openWhenEach<"candidates", unknown, Record<never, never>, "status" | "anonymized_at">((candidate) =>
    whyNotFrom(candidate, ...statuses),
  );

/** Open unless nothing is known any more about the person. */
export const openUnlessAnonymised = openWhenEach<
  "candidates",
  unknown,
  Record<never, never>,
  "anonymized_at"
>(({ anonymized_at }) => (anonymized_at === null ? null : ANONYMISED));

/** The state of the candidate's job; null without one. */
export const jobStatus = fact<string | null>(
  (alias) => sql`(select j.status from jobs j where j.workspace_id = ${column(alias, "workspace_id")}
    and j.id = ${column(alias, "job_id")})`,
);

/** Keeps the jobs of candidates as they are, or for `update` lets the caller alone change how many they hired. */
export const lockJobsOf = (
  work: Work,
  ids: readonly string[],
  strength: "share" | "update",
): Promise<unknown> =>
  work.rows(sql`select j.id from jobs j where j.workspace_id = ${fromContext("workspace")} and j.id in (
      select c.job_id from candidates c where c.workspace_id = ${fromContext("workspace")}
        and c.id = any(${ids}::text[]))
    order by j.id ${work.rowLock(strength)}`);
