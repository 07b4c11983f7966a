import { dayIn } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import {
  conflict,
  type Message,
  message,
  type ReadOnlyWork,
  type StoredRecord,
  said,
} from "../../../engine/work/index.ts";
import { familyOf } from "./offer-status.ts";

export const SENT_IS_LOCKED = "An offer that was sent cannot be changed; revise it.";
const SENT_STAYS = "An offer that was sent cannot be deleted.";

export type Offer = Readonly<StoredRecord<"offers">>;

export const isDraft = ({ sent_at }: Readonly<Pick<StoredRecord<"offers">, "sent_at">>): boolean =>
  sent_at === null;

/**
 * Waits until no other transaction writes a version of the offers or their lines, and holds them until this one ends.
 * Leads are locked before offers, and offers before invoices and numbers; several offers in the order of their ids.
 */
export async function holdOffers(work: ReadOnlyWork, ids: readonly string[]): Promise<void> {
  const rows = await work.rows<{
    family: string;
  }>(sql`select distinct ${familyOf("o")} as family from offers o
    where o.workspace_id = ${fromContext("workspace")} and o.id = any(${ids}::text[])`);
  for (const family of rows.map((row) => row.family).toSorted()) await work.lock(`offer ${family}`);
}

/** The same for actions that may win the leads of the offers. */
export async function holdWithLeads(work: ReadOnlyWork, ids: readonly string[]): Promise<void> {
  await work.rows(sql`select l.id from leads l where l.workspace_id = ${fromContext("workspace")}
    and l.id in (select o.lead_id from offers o where o.workspace_id = ${fromContext("workspace")}
      and o.id = any(${ids}::text[])) order by l.id ${work.rowLock("update")}`);
  await holdOffers(work, ids);
}

/** The day of a moment in the workspace's time zone, `YYYY-MM-DD`. */
export const dayOf = (work: ReadOnlyWork, moment: Date): string => dayIn(work.workspace.timezone, moment);

const STATE_WORDS = {
  draft: "A draft",
  sent: "A sent offer",
  accepted: "An accepted offer",
  declined: "A declined offer",
  expired: "An expired offer",
  superseded: "A superseded offer",
} as const;

/** The offer with its state, as it begins a sentence. */
export const inWords = ({ status }: Pick<Offer, "status">): Message => said(STATE_WORDS[status]);

/** Why the client cannot decide on an offer now; null if it is open. */
export function decisionObstacle(offer: Pick<Offer, "status" | "valid_until">, decided: string): Text | null {
  if (offer.status === "sent") return null;
  if (offer.status === "expired") return message`The offer expired on ${offer.valid_until}.`;
  return message`${inWords(offer)} cannot be ${said(decided)}.`;
}

/** @throws 409 unless the offer is a draft */
export function refuseUnlessDraft(offer: Pick<Offer, "sent_at">): void {
  if (!isDraft(offer)) throw conflict(SENT_STAYS);
}
