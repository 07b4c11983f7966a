import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type DraftRecord,
  type FieldName,
  fieldMessage,
  forbidden,
  MESSAGES,
  type ReadOnlyWork,
  type SettledChange,
} from "../../../engine/work/index.ts";
import { coversDay, holdAssignments, holdOpenProject, isVisibleProject } from "../../projects/index.ts";
import type { Category } from "../expense-categories/categories.ts";
import { isAbove } from "./expense-amounts.ts";
import { MANAGERS } from "./expenses.policy.ts";
import { isBilled } from "./locked-fields.ts";

interface ProjectFacts {
  readonly client_id: string | null;
  readonly billing_model: string;
}

/** What an expense is written by. */
export interface Terms {
  /** The values that were requested, before anything was settled. */
  readonly asked: Readonly<DraftRecord<"expenses">>;
  readonly category: Category;
  /** Null: none, or none that the caller may choose. */
  readonly project: ProjectFacts | null;
}

const selectedIsInvalid = (change: SettledChange<"expenses">, name: FieldName<"expenses">): void =>
  change.fail(name, fieldMessage(MESSAGES.selected, name));

/** Settles for whom an expense was, and whether and at which markup it is rebilled; returns the project. */
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
  values.is_billable ??= category.is_billable_default && mayBill(project);
  settleMarkup(change, category);
  if (values.is_billable !== true) values.billing_status = "non_billable";
  else if (!isBilled(values)) values.billing_status = "unbilled";
  return project;
}

/** What is not rebilled has no markup. */
function settleMarkup(change: Change<"expenses">, { default_markup_percent }: Category): void {
  const { values, sent } = change;
  const standard = values.is_billable === true ? default_markup_percent : "0.00";
  if (!sent.has("markup_percent") && change.changes("is_billable")) values.markup_percent = standard;
  values.markup_percent ??= standard;
}

/** Rebilled is what was for a client whom the project bills. */
const mayBill = (project: ProjectFacts | null): boolean =>
  project !== null && project.client_id !== null && project.billing_model !== "non_billable";

/** Reports what cannot be billed as requested. @throws 403 for a client from somebody who sees none */
export async function checkBilling(
  change: SettledChange<"expenses">,
  work: ReadOnlyWork,
  { project, asked }: Terms,
): Promise<void> {
  if (change.unread.has("project_id")) return;
  if (project) await checkProject(change, work);
  checkClient(change, work, project, asked);
  checkBillable(change, project);
  checkMarkup(change);
}

/**
 * The project; none that the caller chooses without seeing it, of which nothing may be reported but that it is invalid.
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

/** A project is open when it is chosen, and the employee works on it on the date. */
async function checkProject(change: SettledChange<"expenses">, work: ReadOnlyWork): Promise<void> {
  const { values } = change;
  const isChosen = change.changes("project_id");
  const project = values.project_id!;
  if (isChosen && !(await holdOpenProject(work, project))) return selectedIsInvalid(change, "project_id");
  if ((!isChosen && !change.changes("date")) || holds(work.actor, MANAGERS)) return;
  const { date, employee_id } = values;
  if (!date || !employee_id) return;
  await holdAssignments(work);
  const covering = await work.row(sql`select 1 from project_assignments a
    where a.workspace_id = ${fromContext("workspace")} and a.project_id = ${project}
      and a.employee_id = ${employee_id} and ${coversDay("a", sql`${date}::date`)} limit 1`);
  if (!covering)
    change.fail(isChosen ? "project_id" : "date", `There is no assignment on this project on ${date}.`);
}

/** The client is the project's; one of the caller's own choice where there is no project. */
function checkClient(
  change: SettledChange<"expenses">,
  work: ReadOnlyWork,
  project: ProjectFacts | null,
  asked: Terms["asked"],
): void {
  const { values, sent, unread } = change;
  if (values.project_id) {
    if (project && sent.has("client_id") && asked.client_id !== project.client_id)
      selectedIsInvalid(change, "client_id");
    return;
  }
  const isChosen = change.changes("client_id") || change.changes("project_id");
  const asks = unread.has("client_id") || (isChosen && (values.client_id ?? null) !== null);
  if (asks && !holds(work.actor, "view-clients")) throw forbidden("view-clients", "client_id");
}

function checkBillable(change: SettledChange<"expenses">, project: ProjectFacts | null): void {
  if (change.values.is_billable !== true || mayBill(project) || change.unread.has("is_billable")) return;
  if (change.changes("is_billable") || change.changes("project_id"))
    change.fail("is_billable", "The is billable field needs a billable project.");
}

function checkMarkup({ values, unread, fail }: SettledChange<"expenses">): void {
  if (values.is_billable === true || unread.has("is_billable")) return;
  if (isAbove(values.markup_percent ?? "0", "0"))
    fail("markup_percent", "The markup percent field is prohibited unless is billable is true.");
}
