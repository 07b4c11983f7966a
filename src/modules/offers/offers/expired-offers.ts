import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

const EVENT = "offers.expired";
const AT_ONCE = 500;

const IS_OPEN = `sent_at is not null and accepted_at is null and declined_at is null and superseded_at is null
  and reported_valid_until is distinct from valid_until`;

/** Raises the event of offers that have expired, once for each time: an extended offer can expire again. */
export const expiredOffers = {
  condition: `exists (select from offers where workspace_id = w.id and ${IS_OPEN}
    and valid_until < ($1::timestamptz at time zone w.timezone)::date)`,
  /** The mark and the event are stored in one transaction. Returns how many there were, at most 500. */
  async run(work: Work): Promise<number> {
    const expired = await work.rows<{ id: string; number: string }>(sql`update offers reported
      set reported_valid_until = reported.valid_until
      from (select o.id from offers o where o.workspace_id = ${fromContext("workspace")} and o.sent_at is not null
          and o.accepted_at is null and o.declined_at is null and o.superseded_at is null
          and o.reported_valid_until is distinct from o.valid_until and o.valid_until < ${fromContext("today")}
        order by o.valid_until, o.id limit ${AT_ONCE}::integer for update skip locked) late
      where reported.workspace_id = ${fromContext("workspace")} and reported.id = late.id
      returning reported.id, reported.number`);
    for (const { id, number } of expired)
      work.journal.happened(EVENT, { resource_type: "offers", resource_id: id, resource_label: number });
    return expired.length;
  },
};
