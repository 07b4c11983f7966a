import type { GetterContext } from "../../../engine/work/index.ts";
import { amongIds, type Filters } from "../../../platform/links/narrow-filters.ts";
import type { EconomicsQuery } from "./economics-parameters.ts";

type Linked = "time" | "expenses" | "invoice_lines";

/**
 * URLs of the lists with the records behind a report; null for lists that do not exist. `of` are the filters for the owner
 * of the records; null if no filters select them.
 */
export function rowLinks(
  { work, link }: GetterContext,
  { period, onlyApproved }: Pick<EconomicsQuery, "period" | "onlyApproved">,
  of: Filters | null,
): Record<Linked, string | null> {
  const date = `${period.from ?? "0001-01-01"},${period.to}`;
  const to = (resource: string, query: Filters): string | null =>
    of !== null && work.declares(resource) ? link(resource, { ...of, ...query }) : null;
  const counted: Filters = onlyApproved
    ? { approval_status: "approved" }
    : { "-approval_status": "rejected" };
  return {
    time: to("timesheets", { date, ...counted, is_running: "false" }),
    expenses: to("expenses", { date, status: "approved,reimbursed" }),
    invoice_lines: to("invoice-lines", { issue_date: date, "-invoice_status": "draft,void" }),
  };
}

/**
 * Limits the filters of one client or employee to the selected projects. Lists can filter by project and client, but not
 * by billing model or archived state of the project; a report with such filters lists all counted projects by id.
 */
export function onSelectedProjects(
  { projectIds, clientIds, billingModels, archived }: EconomicsQuery,
  owner: Filters,
  counted: readonly string[],
): Filters | null {
  if (billingModels !== null || archived !== null) return amongIds(owner, "project_id", counted);
  return {
    ...(projectIds === null ? { "-project_id": "null" } : { project_id: projectIds.join(",") }),
    ...(clientIds === null ? {} : { client_id: clientIds.join(",") }),
    ...owner,
  };
}
