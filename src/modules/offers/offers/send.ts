import { action, fact, type Obstacle, type OpenWhen } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, GivenParameters, StoredRecord, Work } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { printedNow } from "../printing/printed-offer.ts";
import { partiesNow } from "./offer-parties.ts";
import { holdOffers, inWords, isDraft } from "./offer-states.ts";
import { familyOf, offerStatus } from "./offer-status.ts";
import { isCounting } from "./offer-totals.ts";
import { mailOffer, mailParameters } from "./send-mail.ts";

const facts = {
  has_lines: fact<boolean>(
    (alias) => sql`exists (select from offer_lines l where l.workspace_id = ${column(alias, "workspace_id")}
      and l.offer_id = ${column(alias, "id")} and ${isCounting("l")})`,
  ),
  has_accepted_version: fact<boolean>(
    (
      alias,
    ) => sql`exists (select from offers other where other.workspace_id = ${column(alias, "workspace_id")}
      and ${familyOf("other")} = ${familyOf(alias)} and other.accepted_at is not null)`,
  ),
};

type Sendable = Readonly<
  Pick<StoredRecord<"offers">, "status" | "sent_at" | "valid_until" | "subtotal"> & {
    has_lines: boolean;
    has_accepted_version: boolean;
  }
>;

/** Everything that prevents an offer from being sent. */
function obstacle(offer: Sendable, today: string): Obstacle {
  if (!isDraft(offer)) return message`${inWords(offer)} cannot be sent.`;
  if (offer.has_accepted_version) return "Another version was accepted.";
  const problems: [string, string][] = [];
  if (!offer.has_lines) problems.push(["lines", "An offer needs at least one line."]);
  if (offer.subtotal.startsWith("-")) problems.push(["lines", "The total of an offer must not be negative."]);
  if (offer.valid_until < today)
    problems.push(["valid_until", "The valid until field must be a date after or equal to today."]);
  return problems.length === 0 ? null : problems;
}

const openWhen: OpenWhen<
  "offers",
  unknown,
  typeof facts,
  "status" | "sent_at" | "valid_until" | "subtotal"
> = (offers, { today }) => offers.map((offer) => obstacle(offer, today));

/** The versions of the offer that the client could still accept are superseded. */
async function supersede(work: Work, id: string): Promise<void> {
  const earlier = await work.rows<{ id: string }>(sql`select o.id from offers o
    where o.workspace_id = ${fromContext("workspace")} and o.id <> ${id} and ${offerStatus("o")} = 'sent'
      and ${familyOf("o")} = (select ${familyOf("sent")} from offers sent
        where sent.workspace_id = ${fromContext("workspace")} and sent.id = ${id})`);
  await work.updateAll(
    "offers",
    earlier.map((one) => one.id),
    { superseded_at: work.now },
  );
}

type Sending = ActionContext<"offers", GivenParameters<typeof mailParameters>>;

async function run({ work, records, params }: Sending): Promise<undefined> {
  for (const { id } of records) {
    const parties = await partiesNow(work, id);
    const printed = await printedNow(work, (await work.find("offers", id))!);
    await supersede(work, id);
    await work.update("offers", id, { sent_at: work.now, ...parties, printed });
    await mailOffer(work, id, params);
  }
}

/** Sends an offer: it is frozen with its taxes and parties, and the client can accept it until it expires. */
export const send = action("offers", {
  title: "Send",
  done: "Sent",
  description:
    "Marks the draft as sent and freezes it: lines, taxes, seller, recipient and the PDF, which is mailed to the recipients. An earlier version that is still open is superseded.",
  grants: [{ permissions: ["manage-offers"] }],
  parameters: mailParameters,
  example: { recipients: ["buyer@example.com"], message: "Please find our offer attached." },
  respondsWithMeta: true,
  lock: holdOffers,
  reads: ["status", "sent_at", "valid_until", "subtotal"],
  facts,
  openWhen,
  run,
});
