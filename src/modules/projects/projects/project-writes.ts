import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  fieldMessage,
  type Hooks,
  MESSAGES,
  type Values,
  type Work,
} from "../../../engine/work/index.ts";
import { refuseWhileArchived } from "../../../platform/archiving/archived-state.ts";
import { type BillingTerms, problemsOfTerms, settledTerms } from "./billing-terms.ts";

/** What may be changed of an archived project. */
const OPEN_WHILE_ARCHIVED = ["description"];

/** Fills in the terms and the currency; returns the client, held until the transaction ends. */
async function settle(change: Change<"projects">, work: Work): Promise<Client | null> {
  if (change.stored && change.stored.archived_at !== null) return null;
  settleTerms(change);
  const client = await heldClient(change.values, work);
  change.values.currency ??= client?.currency ?? work.workspace.baseCurrency;
  return client;
}

function check(change: Change<"projects">, _work: Work, client: Client | null): void {
  refuseWhileArchived(change, "project", OPEN_WHILE_ARCHIVED);
  if (client?.isArchived && change.changes("client_id"))
    change.fail("client_id", fieldMessage(MESSAGES.selected, "client_id"));
}

/** Sent budget types without a budget are refused; a stored one goes with its budget. */
function settleTerms(change: Change<"projects">): void {
  const { values, sent } = change;
  for (const name of ["budget_type", "budget_includes_expenses"] as const) {
    if (sent.has(name) && values[name] && values.budget === null) {
      const label = name.replaceAll("_", " ");
      change.fail(name, `The ${label} field is prohibited without budget.`);
    }
  }
  const terms = settledTerms(values as unknown as BillingTerms);
  Object.assign(values, terms);
  for (const [field, message] of problemsOfTerms(terms)) change.fail(field, message);
}

interface Client extends Values {
  readonly currency: string;
  readonly isArchived: boolean;
}

/** The client, which cannot be archived until the transaction ends; null: none. */
async function heldClient({ client_id }: Values, work: Work): Promise<Client | null> {
  if (client_id === null) return null;
  return work.row<Client>(sql`select c.currency, c.archived_at is not null as "isArchived" from clients c
    where c.workspace_id = ${fromContext("workspace")} and c.id = ${client_id} for key share`);
}

/** Rules and derived values of projects. */
export const projectHooks: Hooks<"projects", Client | null> = { settle, check: { write: check } };
