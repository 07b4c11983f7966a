import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type DraftRecord,
  type FieldName,
  fieldMessage,
  forbidden,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
} from "../../../engine/work/index.ts";
import { coversDay, isVisibleProject, lockAssignmentsShared, lockOpenProject } from "../../projects/index.ts";
import type { Category } from "../expense-categories/categories.ts";
import { isAbove } from "./expense-amounts.ts";
import { MANAGERS } from "./expenses.policy.ts";
import { isBilled } from "./locked-fields.ts";

interface ProjectFacts {
  readonly client_id: string | null;
  readonly billing_model: string;
}

/** The values on which the rules of an expense depend. */
export interface Terms {
  /** The values as requested, before `settle` changed any. */
  readonly requested: Readonly<DraftRecord<"expenses">>;
  readonly category: Category;
  /** Null if there is no project, or none that the caller may select. */
  readonly project: ProjectFacts | null;
}

const selectedIsInvalid = (change: SettledChange<"expenses">, name: FieldName<"expenses">): void =>
  change.fail(name, fieldMessage(MESSAGES.selected, name));

/** Sets the client, and whether and with which markup the expense is rebilled. Returns the project. */
export async function settleBilling(
  change: Change<"expenses">,
  work: ReadOnlyWork,
  category: Category,
): Promise<ProjectFacts | null> {
  const { values, unread, sent } = change;
  if (unread.has("project_id")) return null;
  const project = await projectFacts(change, work);
  if (project) values.client_id = project.client_id;
  else if (!values.project_id && change.changes("project_id") && !sent.has("client_id"))
    values.client_id = null;
  values.is_billable ??= category.is_billable_default && canBeRebilled(project);
  settleMarkup(change, category);
  if (values.is_billable !== true) values.billing_status = "non_billable";
  else if (!isBilled(values)) values.billing_status = "unbilled";
  return project;
}

/** Sets the markup of the category if the expense is rebilled, otherwise 0. */
function settleMarkup(change: Change<"expenses">, { default_markup_percent }: Category): void {
  const { values, sent } = change;
  const standard = values.is_billable === true ? default_markup_percent : "0.00";
  if (!sent.has("markup_percent") && change.changes("is_billable")) values.markup_percent = standard;
  values.markup_percent ??= standard;
}

/** Whether expenses on the project can be rebilled: it has a client and is billable. */
const canBeRebilled = (project: ProjectFacts | null): boolean =>
  project !== null && project.client_id !== null && project.billing_model !== "non_billable";

/** Checks project, client, billability and markup. @throws 403 if the caller sets a client without view-clients */
export async function checkBilling(
  change: SettledChange<"expenses">,
  work: ReadOnlyWork,
  { project, requested }: Terms,
): Promise<void> {
  if (change.unread.has("project_id")) return;
  if (project) await checkProject(change, work);
  checkClient(change, work, project, requested);
  checkBillable(change, project);
  checkMarkup(change);
}

/**
 * Loads the project; null for a project that the caller selects but cannot see, which is then reported as invalid.
 */
async function projectFacts(change: Change<"expenses">, work: ReadOnlyWork): Promise<ProjectFacts | null> {
  const { project_id } = change.values;
  const seesIt = !change.changes("project_id") || holds(work.actor, "view-projects");
  const isSeen = seesIt ? sql`true` : isVisibleProject("p");
  return project_id
    ? work.row<ProjectFacts>(sql`select p.client_id, p.billing_model from projects p
        where p.workspace_id = ${fromContext("workspace")} and p.id = ${project_id} and ${isSeen}`)
    : null;
}

/** A newly selected project must be open, and the employee must be assigned to it on the date. */
async function checkProject(change: SettledChange<"expenses">, work: ReadOnlyWork): Promise<void> {
  const { values } = change;
  const isChosen = change.changes("project_id");
  const project = values.project_id!;
  if (isChosen && !(await lockOpenProject(work, project))) return selectedIsInvalid(change, "project_id");
  if ((!isChosen && !change.changes("date")) || holds(work.actor, MANAGERS)) return;
  const { date, employee_id } = values;
  if (!date || !employee_id) return;
  await lockAssignmentsShared(work);
  const covering = await work.row(sql`select 1 from project_assignments a
    where a.workspace_id = ${fromContext("workspace")} and a.project_id = ${project}
      and a.employee_id = ${employee_id} and ${coversDay("a", sql`${date}::date`)} limit 1`);
  if (!covering)
    change.fail(
      isChosen ? "project_id" : "date",
      message`There is no assignment on this project on ${date}.`,
    );
}

/** The client must be that of the project. Without a project, setting a client requires view-clients. */
function checkClient(
  change: SettledChange<"expenses">,
  work: ReadOnlyWork,
  project: ProjectFacts | null,
  requested: Terms["requested"],
): void {
  const { values, sent, unread } = change;
  if (values.project_id) {
    if (project && sent.has("client_id") && requested.client_id !== project.client_id)
      selectedIsInvalid(change, "client_id");
    return;
  }
  const isChosen = change.changes("client_id") || change.changes("project_id");
  const setsValue = unread.has("client_id") || (isChosen && (values.client_id ?? null) !== null);
  if (setsValue && !holds(work.actor, "view-clients")) throw forbidden("view-clients", "client_id");
}

function checkBillable(change: SettledChange<"expenses">, project: ProjectFacts | null): void {
  if (change.values.is_billable !== true || canBeRebilled(project) || change.unread.has("is_billable"))
    return;
  if (change.changes("is_billable") || change.changes("project_id"))
    change.fail("is_billable", "The is billable field needs a billable project.");
}

function checkMarkup({ values, unread, fail }: SettledChange<"expenses">): void {
  if (values.is_billable === true || unread.has("is_billable")) return;
  if (isAbove(values.markup_percent ?? "0", "0"))
    fail("markup_percent", "The markup percent field is prohibited unless is billable is true.");
}
