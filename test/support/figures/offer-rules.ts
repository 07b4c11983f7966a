import { cents, shown, sumOf } from "./exact.ts";
import type { LinkRule } from "./link-rule.ts";

/** A group that counts the offers of one list and adds up their net totals, at the rates of the days they were sent. */
const counted: LinkRule = {
  links: { list: "offers" },
  figures: ({ list }, _group, { meta, rates }) => {
    const amounts = list!.map(({ net_total, currency, sent_at }) =>
      rates.convert(cents(net_total), currency, meta.currency, sent_at.slice(0, 10)),
    );
    const known = amounts.filter((amount) => amount !== null);
    const isUnknown = amounts.length > 0 && known.length === 0;
    return { count: list!.length, amount: isUnknown ? null : shown(sumOf(known, (amount) => amount)) };
  },
  others: [],
};

const GROUPS = ["sent", "accepted", "declined", "expired", "pending", "open"];

/** What the links in the analytics of offers list. */
export const OFFER_LINKS: Readonly<Record<string, LinkRule>> = Object.fromEntries(
  GROUPS.map((group) => [`offers/offer-analytics ${group}`, counted]),
);
