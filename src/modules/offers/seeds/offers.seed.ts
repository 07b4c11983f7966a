import { BulkLoad } from "../../../engine/runtime/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { useUpNumbers } from "../offers/offer-numbers.ts";
import { printedOffer } from "../printing/printed-offer.ts";
import { dayOf, type Ending, historyOf } from "./offer-history.seed.ts";
import { FURTHER_WORK, INTRO, TERMS } from "./offered-work.seed.ts";
import { type Addressee, offeredClients, offeredLeads } from "./seeded-addressees.seed.ts";
import { offeredLines, storedLines } from "./seeded-lines.seed.ts";

type Stored = Values & { readonly id: string };

/** The period in which the offers were made, in days. */
const DAYS = 730;
const DAY = 86_400_000;

/** An offer that is to be made, with all its versions. */
interface Planned {
  readonly addressee: Addressee;
  readonly title: string;
  /** In whole units of the currency. */
  readonly net: number;
  readonly createdAt: Date;
  readonly ending: Ending;
}

const ENDINGS = { won: "accepted", lost: "declined", open: "open" } as const;

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** The offer to a lead was made soon after its first contact; that to an open one in the last weeks. */
const planForLead = (random: SeededRandom, addressee: Addressee, now: Date): Planned => {
  const isOpen = addressee.status === "open";
  const soon = addressee.created_at.getTime() + random.integer(2, 12) * DAY;
  const recent = before(now, random.integer(1, 25));
  return {
    addressee,
    title: addressee.title!,
    net: Math.round(Number(addressee.amount)),
    createdAt: isOpen ? recent : new Date(Math.min(soon, before(now, 1).getTime())),
    ending: isOpen && random.chance(0.3) ? "draft" : ENDINGS[addressee.status!],
  };
};

const planForClient = (random: SeededRandom, addressee: Addressee, now: Date): Planned => {
  const [title, least, most] = random.pick(FURTHER_WORK);
  const daysAgo = random.chance(0.15) ? random.integer(1, 20) : random.integer(21, DAYS);
  const isDraft = daysAgo < 12 && random.chance(0.5);
  return {
    addressee,
    title,
    net: random.integer(least, most),
    createdAt: before(now, daysAgo),
    ending: isDraft ? "draft" : random.pick(["accepted", "accepted", "accepted", "declined", "open"]),
  };
};

/** Makes the versions of one offer. */
function versionsOf(work: Work, random: SeededRandom, planned: Planned, number: string) {
  const { addressee, title, net, createdAt, ending } = planned;
  const { seller, recipient, currency, lead_id, client_id, owner_employee_id } = addressee;
  const versions = historyOf(random, { createdAt, now: work.now, ending });
  const lines = offeredLines(random, net);
  const ids = versions.map(({ created_at }) => work.newId(created_at));
  return versions.map((history, index) => {
    const id = ids[index]!;
    const priced = storedLines(work, { id, created_at: history.created_at }, lines, addressee);
    const kept = printedOffer({ ...history, ...priced.totals }, priced.lines, addressee.stationery);
    const frozen =
      history.sent_at === null
        ? { seller: null, recipient: null, printed: null }
        : { seller, recipient, printed: kept };
    const offer: Stored = {
      ...{ id, number, version: index + 1, title, currency, lead_id, client_id, owner_employee_id },
      first_version_id: index === 0 ? null : ids[0]!,
      previous_version_id: index === 0 ? null : ids[index - 1]!,
      ...{ tax_rounding: "total", intro: INTRO, terms: TERMS, ...history, ...priced.totals },
      accepted_by_name: history.accepted_at === null ? null : (recipient.name as string | null),
      ...frozen,
      // What expired long ago raises no events now.
      reported_valid_until: history.valid_until < work.today ? history.valid_until : null,
    };
    return { offer, lines: priced.lines };
  });
}

/** Creates offers over two years to leads and clients; returns how many versions and lines. */
export async function seedOffers(
  work: Work,
  wanted: number,
  random: SeededRandom,
): Promise<Record<string, number>> {
  const leads = await offeredLeads(work, Math.round(wanted * 0.6));
  const clients = await offeredClients(work);
  const forClients = clients.length === 0 ? 0 : wanted - leads.length;
  const planned = [
    ...leads.map((lead) => planForLead(random, lead, work.now)),
    ...Array.from({ length: forClients }, () => planForClient(random, random.pick(clients), work.now)),
  ].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  // The first version is issued on the day of its creation. All numbers are taken at once, because each change of a
  // sequence within one transaction makes the next one slower.
  const numbers = await useUpNumbers(
    work,
    planned.map(({ createdAt }) => dayOf(createdAt)),
  );
  const made = planned.flatMap((one, place) => versionsOf(work, random, one, numbers[place]!));
  const lines = made.flatMap((version) => version.lines);
  const bulk = new BulkLoad(work);
  await bulk.insertStored(
    "offers",
    made.map(({ offer }) => offer),
  );
  await bulk.insertStored("offer-lines", lines);
  await bulk.finish();
  return { offers: made.length, "offer-lines": lines.length };
}
