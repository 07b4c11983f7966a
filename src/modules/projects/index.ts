import { module } from "../../engine/declare/index.ts";
import { employeeRates } from "./employee-rates/employee-rates.resource.ts";
import { recordedRates, recordingRates } from "./employee-rates/recorded-rates.ts";
import { projectAssignments } from "./project-assignments/project-assignments.resource.ts";
import { projectCards } from "./project-cards.ts";
import { projectNotifications } from "./project-notifications.ts";
import { projectReactions } from "./project-reactions.ts";
import { projectsOfClients, projectsOfEmployees } from "./projects/project-extensions.ts";
import { projects } from "./projects/projects.resource.ts";
import { projectSetUp } from "./set-up.ts";
import { tasks } from "./tasks/tasks.resource.ts";

export { earnedFees, type FeeTerms, includedMinutes } from "./economics/earned-fees.ts";
export {
  type EconomicsContext,
  type EconomicsQuery,
  economicsParameters,
  readEconomicsQuery,
} from "./economics/economics-parameters.ts";
export { hoursOf, shownCents, sumOf } from "./economics/exact-amounts.ts";
export { type ResultFigures, shownTotals } from "./economics/profitability-rows.ts";
export {
  costOf,
  isActive,
  loadEconomics,
  minutesOf,
  type ProjectEconomics,
  revenueOf,
} from "./economics/project-economics.ts";
export { REPORT_READERS } from "./economics/project-profitability.ts";
export { onSelectedProjects, rowLinks } from "./economics/report-links.ts";
export { mayReadMoney, orderedRows, publishRows, reportMeta } from "./economics/report-rows.ts";
export { requireExisting } from "./economics/selected-projects.ts";
export { Unconverted } from "./economics/unconverted.ts";
export { lockAssignmentsShared } from "./project-assignments/assignment-writes.ts";
export { coversDay } from "./project-assignments/present-assignments.ts";
export { isVisibleProject } from "./projects/project-sight.ts";
export { lockOpenProject } from "./projects/project-state.ts";
export { type BillingRule, roundedForBilling, roundedForBillingSql } from "./rates/billing-rounding.ts";
export { billableMinutes, isForBilling, isRunning } from "./rates/entry-billing.ts";
export {
  costCauses,
  type LackingEntries,
  missingRateOf,
  type ReportCurrencies,
  type ValueLack,
  valueCauses,
} from "./rates/entry-causes.ts";
export { type Narrower, type SummedEntries, type SumsOf, sumsOfEntries } from "./rates/entry-figures.ts";
export {
  missingCostText,
  missingPriceText,
  missingRateText,
} from "./rates/entry-reasons.ts";
export { type EntryTotals, TOTALS } from "./rates/entry-totals.ts";
export { entryValues } from "./rates/entry-values.ts";
export { type ExpenseAmount, isCounted, netAmountIn, rebilledAmount } from "./rates/expense-amounts.ts";
export { EMPLOYEE_TOTALS, type SummedBy } from "./rates/month-sums.ts";
export { type EntryCondition, pricedEntries, ratedEntries, stateOfEntries } from "./rates/priced-entries.ts";
export {
  amountOf,
  centsOf,
  costRateOf,
  decimalOf,
  hourlyOf,
  type Price,
  type PriceFacts,
  priceOf,
  RATE_SOURCES,
  type RateSource,
} from "./rates/rate-rules.ts";
export { HAS_STALE_FIGURES, storeStaleFigures } from "./rates/store-figures.ts";
export { type StoredMinutes, storedMinutes } from "./rates/stored-minutes.ts";
export { type ProjectClient, seedProjects } from "./seeds/projects.seed.ts";

/** Projects with their tasks, assignments, rates and economics. */
export const projectsModule = module({
  title: "Projects",
  description: "Projects with their tasks, assignments, rates and economics.",
  resources: [projects, tasks, projectAssignments, employeeRates],
  notifications: projectNotifications,
  homeCards: projectCards,
  setUpSteps: [projectSetUp],
  extensions: [projectsOfEmployees, projectsOfClients],
  reactions: [...projectReactions, ...recordingRates],
  settingLocks: [recordedRates],
});
