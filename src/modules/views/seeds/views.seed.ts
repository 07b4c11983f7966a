import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { RecordChanges, Work } from "../../../engine/work/index.ts";

/** What people look at in the sample company again and again. */
const SHARED: readonly RecordChanges<"views">[] = [
  {
    name: "Starting soon",
    resource: "employees",
    filters: { start_date: "next_30_days" },
    sort: "start_date",
    density: "comfortable",
  },
  {
    name: "Due in two weeks, or overdue",
    resource: "invoices",
    filters: { where: "status=overdue|due_date=next_2_weeks&status=sent" },
    sort: "due_date",
    density: "compact",
  },
  {
    name: "New this month",
    resource: "leads",
    layout: "board",
    filters: { created_at: "this_month" },
    group_by: "stage_id",
  },
  {
    name: "Who is away",
    resource: "holidays",
    layout: "calendar",
    filters: { status: "approved,pending" },
    is_pinned_for_all: true,
  },
  {
    name: "Who works on what",
    resource: "project-assignments",
    layout: "timeline",
    filters: {},
    group_by: "employee_id",
    is_pinned_for_all: true,
  },
  {
    name: "Not done, by project",
    resource: "tasks",
    filters: { status: "open,in_progress" },
    sort: "due_date",
    group_by: "project_id",
  },
];

/** Creates views that the owner shares with everyone. Returns the number of created records. */
export async function seedViews(work: Work): Promise<Record<string, number>> {
  const owner = await work.row<{ id: string }>(sql`select owner.id from users owner
    join roles owning on owning.workspace_id = ${fromContext("workspace")} and owning.id = owner.role_id
      and owning.is_owner
    where owner.workspace_id = ${fromContext("workspace")} order by owner.id limit 1`);
  if (!owner) return {};
  await work.createAll(
    "views",
    SHARED.map((view) => ({
      ...{ layout: "list" as const, search: null, sort: null, columns: null, group_by: null, density: null },
      ...{ is_default: false, is_pinned_for_all: false, user_id: owner.id, shared_with: "everyone" as const },
      ...view,
    })),
  );
  return { views: SHARED.length };
}
