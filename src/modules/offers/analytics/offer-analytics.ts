import { getter } from "../../../engine/declare/index.ts";
import { column, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { object } from "../../../platform/figures/response-shapes.ts";
import {
  chosenIn,
  counted,
  countOf,
  days,
  daysOf,
  type Filters,
  filtersOf,
  idsOrNull,
  isChosen,
  isWithin,
  meanDays,
  numberOf,
  percent,
  READERS,
  readPeriod,
  reportMeta,
  salesParameters,
  selectUnconverted,
  sumOf,
  type WithUnconverted,
} from "../../leads/index.ts";
import { conversionOfRows, reportedCurrency } from "../../rates/index.ts";
import { offerStatus } from "../offers/offer-status.ts";

const parameters = {
  ...salesParameters,
  owner_employee_id: idsOrNull("Only offers with these current owners; null: without an owner."),
};

type Context = GetterContext<"offers", typeof parameters>;

/** What became of the offers that were sent in the period, and the offers that are open now. */
const GROUPS = ["sent", "accepted", "declined", "expired", "pending", "open"] as const;
type Group = (typeof GROUPS)[number];

type Figures = WithUnconverted & { readonly average_days_to_accept: string | null } & {
  readonly [Name in `${Group}_count`]: number;
} & { readonly [Name in `${Group}_amount`]: string | null };

/** The condition of each group over `l`. */
const groups: Readonly<Record<Group, Sql>> = {
  sent: raw("l.is_in_period"),
  accepted: raw("(l.is_in_period and l.status = 'accepted')"),
  declined: raw("(l.is_in_period and l.status = 'declined')"),
  expired: raw("(l.is_in_period and l.status = 'expired')"),
  pending: raw("(l.is_in_period and l.status = 'sent')"),
  open: raw("(l.status = 'sent')"),
};

/**
 * A table expression `l` of the sent offers of the period and the open ones, with their net totals in the currency of
 * the report at the rate of the UTC day on which each was sent. Superseded versions do not count.
 */
function countedOffers({ matching, parameters: given }: Context, currency: string, period: Period): Sql {
  const rate = conversionOfRows("dated_rate", {
    from: column("offer", "currency"),
    to: sql`${currency}::text`,
    day: sql`(${column("offer", "sent_at")} at time zone 'UTC')::date`,
  });
  const isInPeriod = isWithin(column("offer", "sent_at"), period);
  const isUndecided = sql`(offer.accepted_at is null and offer.declined_at is null)`;
  return sql`l as materialized (
    select offer.currency, offer.net_total as own_amount, ${rate.converted(column("offer", "net_total"))} as amount,
      ${offerStatus("offer")} as status, ${isInPeriod} as is_in_period, offer.sent_at, offer.accepted_at
    from offers offer ${rate.join}
    where ${matching("offer")} and offer.sent_at is not null and offer.superseded_at is null
      and (${isInPeriod} or ${isUndecided})
      and ${isChosen("offer", "owner_employee_id", chosenIn(given.owner_employee_id))})`;
}

async function read(context: Context, currency: string, period: Period): Promise<Figures> {
  const columns = GROUPS.map(
    (name) => sql`${countOf(groups[name])} as ${raw(`${name}_count`)},
      ${sumOf("amount", groups[name])} as ${raw(`${name}_amount`)}, `,
  );
  const row = await context.work.row<Figures>(sql`with ${countedOffers(context, currency, period)}
    select ${columns.reduce((all, one) => sql`${all}${one}`, sql``)}
      ${meanDays("sent_at", "accepted_at", groups.accepted)} as average_days_to_accept,
      ${selectUnconverted()} as unconverted
    from l where l.is_in_period or l.status = 'sent'`);
  return row!;
}

async function run(context: Context) {
  const currency = reportedCurrency(context.parameters.currency, context.work);
  const period = readPeriod(context);
  const chosen = { owner_employee_id: chosenIn(context.parameters.owner_employee_id) };
  const found = await read(context, currency, period);
  const list = (filters: Filters): string | null => {
    const given = filtersOf(chosen, filters);
    return given && context.link("offers", { ...given, ...filters });
  };
  const sent = { sent_at: daysOf(period) };
  const group = (name: Group, filters: Filters) => ({
    count: found[`${name}_count`],
    amount: numberOf(found[`${name}_amount`]),
    links: { list: list(filters) },
  });
  const decided = found.accepted_count + found.declined_count + found.expired_count;
  return {
    data: {
      sent: group("sent", { ...sent, "-status": "superseded" }),
      accepted: group("accepted", { ...sent, status: "accepted" }),
      declined: group("declined", { ...sent, status: "declined" }),
      expired: group("expired", { ...sent, status: "expired" }),
      pending: group("pending", { ...sent, status: "sent" }),
      acceptance_rate: percentOf(found.accepted_count, decided),
      average_days_to_accept: numberOf(found.average_days_to_accept),
      open: group("open", { status: "sent" }),
    },
    meta: { ...reportMeta(context.work, period, currency, chosen), unconverted: found.unconverted },
  };
}

/** What became of the offers that were sent in a period, and which are open. */
export const offerAnalytics = getter("offers", {
  title: "Offer analytics",
  question: "How many of our offers are accepted?",
  description:
    "The offers that were sent in a period by what became of them, how many were accepted and how soon, and the offers that are open now. Superseded versions do not count.",
  permissions: READERS,
  parameters,
  response: object({
    sent: counted("list"),
    accepted: counted("list"),
    declined: counted("list"),
    expired: counted("list"),
    pending: counted("list"),
    acceptance_rate: {
      ...percent,
      description: "Accepted offers as a percentage of those that were accepted, declined or expired.",
    },
    average_days_to_accept: days,
    open: counted("list"),
  }),
  run,
});
