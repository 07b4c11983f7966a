import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

export const OFFER_STATUSES = ["draft", "sent", "accepted", "declined", "expired", "superseded"] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/**
 * The status of an offer. Nothing is stored, so no job has to change it when an offer expires: at midnight after
 * `valid_until`, in the workspace's time zone.
 */
export const offerStatus = (alias: string): Sql => {
  const of = (name: string): Sql => column(alias, name);
  return sql`(case
    when ${of("sent_at")} is null then 'draft'
    when ${of("accepted_at")} is not null then 'accepted'
    when ${of("declined_at")} is not null then 'declined'
    when ${of("superseded_at")} is not null then 'superseded'
    when ${of("valid_until")} < ${fromContext("today")} then 'expired'
    else 'sent' end)`;
};

/** When an expired offer expired: at the start of the day after its last one, in the workspace's time zone. */
export const expiredAt = (alias: string): Sql =>
  sql`(case when ${offerStatus(alias)} = 'expired' then (${column(alias, "valid_until")} + 1)::timestamp
    at time zone (select zoned.timezone from workspaces zoned where zoned.id = ${column(alias, "workspace_id")}) end)`;

/** The id of version 1 of an offer. */
export const familyOf = (alias: string): Sql =>
  sql`coalesce(${column(alias, "first_version_id")}, ${column(alias, "id")})`;

/** Whether there is no later version of the offer. */
export const isCurrent = (alias: string): Sql =>
  sql`(not exists (select from offers later where later.workspace_id = ${column(alias, "workspace_id")}
    and later.previous_version_id = ${column(alias, "id")}))`;

/** The invoice that was made from the offer, unless it is void. */
export const invoiceOf = (alias: string): Sql =>
  sql`(select made.id from invoices made where made.workspace_id = ${column(alias, "workspace_id")}
    and made.offer_id = ${column(alias, "id")} and made.voided_at is null)`;
