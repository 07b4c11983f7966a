import type { GetterContext } from "../../../engine/work/index.ts";
import { amongIds, type Filters } from "../../../platform/links/narrow-filters.ts";
import type { EconomicsQuery } from "./economics-parameters.ts";

type Linked = "time" | "expenses" | "invoice_lines";

/** URLs of the rows that a report counts; null where there is no such list. `of`: whose they are; null: no filter says it. */
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
    invoice_lines: to("invoice-lines", { date }),
  };
}

/**
 * Filters that leave, of the rows of one client or employee, those on the projects that the report means. Lists can
 * say ids and clients of projects, but not how these are billed or whether they are archived: then they name every
 * project that counts.
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
