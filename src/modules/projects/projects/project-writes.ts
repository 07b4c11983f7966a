import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  fieldMessage,
  type Hooks,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type Values,
} from "../../../engine/work/index.ts";
import { refuseWhileArchived } from "../../../platform/archiving/archived-state.ts";
import { type BillingTerms, problemsOfTerms, settledTerms } from "./billing-terms.ts";

/** The fields of an archived project that can be changed. */
const OPEN_WHILE_ARCHIVED = ["description"];

interface Settled {
  /** The client, locked until the transaction ends; null if there is none. */
  readonly client: Client | null;
  /** Budget fields that were sent without a budget. Stored ones are cleared with the budget. */
  readonly unbudgeted: readonly (typeof BUDGET_FIELDS)[number][];
}

const BUDGET_FIELDS = ["budget_type", "budget_includes_expenses"] as const;

/** Fills in the terms and the currency; returns null for an archived project. */
async function settle(change: Change<"projects">, work: ReadOnlyWork): Promise<Settled | null> {
  const { values, sent, stored } = change;
  if (stored && stored.archived_at !== null) return null;
  const unbudgeted = BUDGET_FIELDS.filter((name) => sent.has(name) && values[name] && values.budget === null);
  Object.assign(values, settledTerms(values as BillingTerms));
  const client = values.client_id ? await lockedClient(values.client_id, work) : null;
  values.currency ??= client?.currency ?? work.workspace.baseCurrency;
  return { client, unbudgeted };
}

function check(change: SettledChange<"projects">, _work: ReadOnlyWork, settled: Settled | null): void {
  refuseWhileArchived(change, "project", OPEN_WHILE_ARCHIVED);
  if (settled === null) return;
  for (const name of settled.unbudgeted)
    change.fail(name, message`The ${name.replaceAll("_", " ")} field is prohibited without budget.`);
  for (const [field, message] of problemsOfTerms(change.values as BillingTerms)) change.fail(field, message);
  if (settled.client?.isArchived && change.changes("client_id"))
    change.fail("client_id", fieldMessage(MESSAGES.selected, "client_id"));
}

interface Client extends Values {
  readonly currency: string;
  readonly isArchived: boolean;
}

/** Loads the client and locks it against archiving until the transaction ends; null if it no longer exists. */
const lockedClient = (id: string, work: ReadOnlyWork): Promise<Client | null> =>
  work.row<Client>(sql`select c.currency, c.archived_at is not null as "isArchived" from clients c
    where c.workspace_id = ${fromContext("workspace")} and c.id = ${id} for key share`);

/** The hooks of projects. */
export const projectHooks: Hooks<"projects", Settled | null> = { settle, check: { write: check } };
