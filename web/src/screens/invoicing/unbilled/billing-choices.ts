import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { endOfMonth, isDay, startOfMonth } from "../../../format/calendar.ts";
import { t } from "../../../messages/t.ts";
import { useToday } from "../invoice-age.tsx";

/** The periods that are usually billed. */
export const BILLED_PERIODS = [
  { value: "all", label: t("Everything until today") },
  { value: "until-last-month", label: t("Until the end of last month") },
  { value: "last-month", label: t("Last month") },
  { value: "this-month", label: t("This month") },
  { value: "own", label: t("Custom period") },
] as const;

type BilledPeriod = (typeof BILLED_PERIODS)[number]["value"];

export const INCLUDED = [
  { value: "time", label: t("Time") },
  { value: "expenses", label: t("Expenses") },
  { value: "fees", label: t("Fees") },
];

export const TIME_GROUPS = [
  { value: "task", label: t("Task") },
  { value: "project", label: t("Project") },
  { value: "employee", label: t("Person") },
  { value: "entry", label: t("Time entry") },
];

export const EXPENSE_GROUPS = [
  { value: "entry", label: t("Expense") },
  { value: "category", label: t("Category") },
  { value: "project", label: t("Project") },
];

const FIRST_DAY = "1900-01-01";
const DEFAULT_INCLUDED = "time,expenses,fees";

/** The parameter `date` of a period; undefined: everything until today. */
function dateOf(period: BilledPeriod, today: string, from = "", to = ""): string | undefined {
  const lastMonth = startOfMonth(today, -1);
  switch (period) {
    case "all":
      return undefined;
    case "until-last-month":
      return `${FIRST_DAY},${endOfMonth(lastMonth)}`;
    case "last-month":
      return `${lastMonth},${endOfMonth(lastMonth)}`;
    case "this-month":
      return `${startOfMonth(today)},${endOfMonth(today)}`;
    case "own":
      return isDay(from) && isDay(to) ? `${from},${to}` : undefined;
  }
}

const valueIn = (options: readonly { readonly value: string }[], given: string | undefined): string =>
  options.find(({ value }) => value === given)?.value ?? options[0]!.value;

/** What is billed and how, as the URL says, with the parameters of the API. */
export function useBillingChoices() {
  const [given, change] = useScreenSearch();
  const today = useToday();
  const period = valueIn(BILLED_PERIODS, given.period) as BilledPeriod;
  const included = (given.include ?? DEFAULT_INCLUDED)
    .split(",")
    .filter((name) => INCLUDED.some(({ value }) => value === name));
  const choices = {
    clientId: given.client_id ?? null,
    period,
    from: given.from ?? null,
    to: given.to ?? null,
    included,
    groupBy: valueIn(TIME_GROUPS, given.group_by),
    expenseGroupBy: valueIn(EXPENSE_GROUPS, given.expense_group_by),
    projectIds: given.project_ids?.split(",") ?? [],
    taxRateId: given.tax_rate_id ?? null,
    skipsUnpriced: given.skip_unpriced === "true",
  };
  const isComplete =
    choices.clientId !== null &&
    included.length > 0 &&
    (period !== "own" || (isDay(given.from ?? "") && isDay(given.to ?? "")));
  const date = dateOf(period, today, given.from, given.to);
  const body = {
    client_id: choices.clientId,
    include: included,
    group_by: choices.groupBy,
    expense_group_by: choices.expenseGroupBy,
    skip_unpriced: choices.skipsUnpriced,
    ...(date === undefined ? {} : { date }),
    ...(choices.projectIds.length > 0 ? { project_ids: choices.projectIds } : {}),
    ...(choices.taxRateId === null ? {} : { tax_rate_id: choices.taxRateId }),
  };
  return { choices, change, body: isComplete ? body : null };
}
