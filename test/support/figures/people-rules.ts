import { sumOf, unitsOf } from "./exact.ts";
import type { LinkRule } from "./link-rule.ts";
import type { Row } from "./read-list.ts";

/** A figure that counts the rows of one list, among others that no list contains. */
const counts = (figure: string, link: string, others: readonly string[] = []): LinkRule => ({
  links: { [link]: "employees" },
  figures: (lists) => ({ [figure]: lists[link]!.length }),
  others,
});

const headcount: LinkRule = {
  links: { opening: "employees", closing: "employees" },
  figures: ({ opening, closing }) => ({ opening: opening!.length, closing: closing!.length }),
  others: ["average"],
};

const leavers: LinkRule = {
  links: { list: "employees" },
  figures: ({ list }) => ({
    count: list!.length,
    voluntary: list!.filter(({ termination_reason }) => termination_reason === "resignation").length,
  }),
  others: [],
};

const breakdown = counts("headcount", "headcount", ["joiners", "leavers"]);

/** The days of some requests in the leave year of a balance. */
const daysOf = (requests: readonly Row[], status: string, year: number): number =>
  Number(
    sumOf(
      requests.filter((one) => one.status === status).flatMap((one) => one.days_by_year),
      (part: Row) => (part.year === year ? unitsOf(part.days, 4) : 0n),
    ),
  ) / 10_000;

const balance: LinkRule = {
  links: { holidays: "holidays" },
  figures: ({ holidays }, { year }) => ({
    "taken + booked": daysOf(holidays!, "approved", year),
    pending: daysOf(holidays!, "pending", year),
  }),
  others: [
    "year",
    "initial_balance",
    "carried_over",
    "accrued",
    "adjusted",
    "lapsed",
    "ledger_balance",
    "balance",
    "available",
  ],
};

/** What the links in reports on people and leave list. */
export const PEOPLE_LINKS: Readonly<Record<string, LinkRule>> = {
  "employees/hr-analytics headcount": headcount,
  "employees/hr-analytics joiners": counts("count", "list"),
  "employees/hr-analytics leavers": leavers,
  "employees/hr-analytics series[]": counts("closing", "closing", [
    "opening",
    "joiners",
    "leavers",
    "turnover_rate",
  ]),
  "employees/hr-analytics by_department[]": breakdown,
  "employees/hr-analytics by_level[]": breakdown,
  "employees/hr-analytics by_contract_type[]": breakdown,
  "employees/hr-analytics by_work_location[]": breakdown,
  "employees/hr-analytics by_gender[]": { ...breakdown, links: { headcount: null } },
  "departments/structure departments[]": counts("employees", "employees"),
  "departments/structure without_department": counts("employees", "employees"),
  "holiday-balances/as-of []": balance,
};
