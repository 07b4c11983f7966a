import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { NumberedOrder, type Placement } from "../../../platform/ordering/numbered-order.ts";
import { reorderAction } from "../../../platform/ordering/reorder-action.ts";
import { checkQuantity, defaultTax } from "../../invoicing/index.ts";
import { holdOffers, isDraft, type Offer, SENT_IS_LOCKED } from "../offers/offer-states.ts";
import { offerTotals } from "../offers/offer-totals.ts";
import { MAX_LINES } from "./line-fields.ts";

type Line = Readonly<StoredRecord<"offer-lines">>;

const order = new NumberedOrder("offer-lines", { within: "offer_id" });

/** What `settle` passes on: the offer, and the place of the line if it moves. */
interface Settled {
  readonly offer: Offer | null;
  readonly placement: Placement | null;
}

/** Waits until no other transaction writes the offers of the lines. */
async function holdOffersOf(work: ReadOnlyWork, lineIds: readonly string[]): Promise<void> {
  const rows = await work.rows<{ offer_id: string }>(sql`select distinct l.offer_id from offer_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.id = any(${lineIds}::text[])`);
  await holdOffers(
    work,
    rows.map(({ offer_id }) => offer_id),
  );
}

async function lock({ id }: ComingWrite<"offer-lines">, work: Work): Promise<void> {
  if (id !== null) await holdOffersOf(work, [id]);
}

async function settle(change: Change<"offer-lines">, work: ReadOnlyWork): Promise<Settled> {
  const { values, stored, sent, once } = change;
  const { offer_id: offerId } = values;
  if (stored === null && offerId) await once(`hold ${offerId}`, () => holdOffers(work, [offerId]));
  const offer = offerId ? await once(`offer ${offerId}`, () => work.find("offers", offerId)) : null;
  if (stored === null && !sent.has("tax_rate_id"))
    values.tax_rate_id ??= await once(`tax of ${offerId}`, () => defaultTax(work, offer?.client_id ?? null));
  // A line that is no longer optional is no longer selected.
  if (values.is_optional === false && !sent.has("is_selected")) values.is_selected = false;
  return { offer, placement: offer ? await order.settlePlace(change, work) : null };
}

function check(change: SettledChange<"offer-lines">, _work: ReadOnlyWork, settled: Settled): void {
  const { values, stored, fail } = change;
  const { offer, placement } = settled;
  if (offer && !isDraft(offer)) {
    const isChanged = stored === null || [...change.sent].some((name) => change.changes(name));
    if (isChanged) fail("offer_id", SENT_IS_LOCKED);
    return;
  }
  if (stored === null && placement && placement.last > MAX_LINES)
    fail("offer_id", message`An offer must not have more than ${MAX_LINES} lines.`);
  checkQuantity(change);
  if (values.is_selected && values.is_optional !== true && !change.unread.has("is_optional"))
    fail("is_selected", "The is selected field is prohibited unless is optional is true.");
}

async function makeRoom(
  _written: WrittenChange<"offer-lines">,
  work: Work,
  { placement }: Settled,
): Promise<void> {
  if (placement) await order.makeRoom(placement, work);
}

async function refuseOfSent(stored: Line, work: ReadOnlyWork): Promise<void> {
  const offer = await work.find("offers", stored.offer_id);
  if (offer && !isDraft(offer)) throw conflict(SENT_IS_LOCKED);
}

async function afterDelete(stored: Line, work: Work): Promise<void> {
  await work.afterLast(`lines left of ${stored.offer_id}`, async () => {
    await order.closeGap(stored, work);
    await offerTotals.calculate(work, stored.offer_id);
  });
}

/** The rules and side effects of writing a line of a draft. The totals of the offer follow. */
export const offerLineHooks: Hooks<"offer-lines", Settled> = {
  lock,
  settle,
  check: { write: check, delete: refuseOfSent },
  after: {
    check: { write: makeRoom },
    write: ({ values: { offer_id: id } }, work) =>
      work.afterLast(`totals of ${id}`, () => offerTotals.calculate(work, id)),
    delete: afterDelete,
  },
};

/** Puts the lines of an offer in a new order. */
export const reorder = reorderAction(order, {
  description: "Puts the lines of a draft in the given order. All lines of the offer must be named.",
  grants: [{ permissions: ["manage-offers"] }],
  lock: holdOffersOf,
  openWhen: async (lines, work) => {
    const offers = new Map<string, Offer | null>();
    const obstacles: (string | null)[] = [];
    for (const { offer_id } of lines as readonly Line[]) {
      const offer = offers.get(offer_id) ?? (await work.find("offers", offer_id));
      offers.set(offer_id, offer);
      obstacles.push(offer && isDraft(offer) ? null : SENT_IS_LOCKED);
    }
    return obstacles;
  },
  after: (work, [line]) => offerTotals.calculate(work, (line as Line).offer_id),
});
