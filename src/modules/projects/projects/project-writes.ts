import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  fieldMessage,
  type Hooks,
  MESSAGES,
  type ReadOnlyWork,
  type SettledChange,
  type Values,
} from "../../../engine/work/index.ts";
import { refuseWhileArchived } from "../../../platform/archiving/archived-state.ts";
import { type BillingTerms, problemsOfTerms, settledTerms } from "./billing-terms.ts";

/** What may be changed of an archived project. */
const OPEN_WHILE_ARCHIVED = ["description"];

interface Settled {
  /** Held until the transaction ends; null: none. */
  readonly client: Client | null;
  /** What of the budget was sent without one. A stored one goes with its budget. */
  readonly unbudgeted: readonly (typeof OF_BUDGET)[number][];
}

const OF_BUDGET = ["budget_type", "budget_includes_expenses"] as const;

/** Fills in the terms and the currency; null of an archived project, which stays as it is. */
async function settle(change: Change<"projects">, work: ReadOnlyWork): Promise<Settled | null> {
  const { values, sent, stored } = change;
  if (stored && stored.archived_at !== null) return null;
  const unbudgeted = OF_BUDGET.filter((name) => sent.has(name) && values[name] && values.budget === null);
  Object.assign(values, settledTerms(values as BillingTerms));
  const client = values.client_id ? await heldClient(values.client_id, work) : null;
  values.currency ??= client?.currency ?? work.workspace.baseCurrency;
  return { client, unbudgeted };
}

function check(change: SettledChange<"projects">, _work: ReadOnlyWork, settled: Settled | null): void {
  refuseWhileArchived(change, "project", OPEN_WHILE_ARCHIVED);
  if (settled === null) return;
  for (const name of settled.unbudgeted)
    change.fail(name, `The ${name.replaceAll("_", " ")} field is prohibited without budget.`);
  for (const [field, message] of problemsOfTerms(change.values as BillingTerms)) change.fail(field, message);
  if (settled.client?.isArchived && change.changes("client_id"))
    change.fail("client_id", fieldMessage(MESSAGES.selected, "client_id"));
}

interface Client extends Values {
  readonly currency: string;
  readonly isArchived: boolean;
}

/** The client, which cannot be archived until the transaction ends; null: none any more. */
const heldClient = (id: string, work: ReadOnlyWork): Promise<Client | null> =>
  work.row<Client>(sql`select c.currency, c.archived_at is not null as "isArchived" from clients c
    where c.workspace_id = ${fromContext("workspace")} and c.id = ${id} for key share`);

/** Rules and derived values of projects. */
export const projectHooks: Hooks<"projects", Settled | null> = { settle, check: { write: check } };
