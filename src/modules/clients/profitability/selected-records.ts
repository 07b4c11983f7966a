import { column, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { EconomicsQuery } from "../../projects/index.ts";

/** Whether a report covers clients as a whole; if it selects projects, costs without a project are left out. */
export const coversWholeClients = ({ projectIds, billingModels, archived }: EconomicsQuery): boolean =>
  projectIds === null && billingModels === null && archived === null;

/** A condition for a day in the period, which may have no start. */
export const isDated = (day: Sql, { from, to }: EconomicsQuery["period"]): Sql =>
  sql`${day} between coalesce(${from}::date, '-infinity') and ${to}::date`;

/** A condition for records of the requested clients; `alias` has the column `client_id`. */
export const isOfClients = (alias: string, clientIds: readonly string[] | null): Sql =>
  clientIds === null ? raw("true") : sql`${column(alias, "client_id")} = any(${clientIds}::text[])`;

/** A condition for lines of the selected projects; null: for all lines. */
export const isOfProjects = (line: string, projectIds: readonly string[] | null): Sql =>
  projectIds === null ? raw("true") : sql`${column(line, "project_id")} = any(${projectIds}::text[])`;

/** A condition for documents with a line of the selected projects; null: for all documents. */
export const hasLineOf = (document: string, projectIds: readonly string[] | null): Sql =>
  projectIds === null
    ? raw("true")
    : sql`exists (select from invoice_lines billed where billed.workspace_id = ${column(document, "workspace_id")}
        and billed.invoice_id = ${column(document, "id")} and ${isOfProjects("billed", projectIds)})`;
