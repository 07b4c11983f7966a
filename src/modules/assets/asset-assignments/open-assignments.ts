import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Values, Work } from "../../../engine/work/index.ts";

type Assignment = StoredRecord<"asset-assignments">;

/** The part of an open assignment that the actions on its asset need. */
export interface OpenAssignment extends Values {
  readonly id: string;
  readonly asset_id: string;
  readonly employee_id: string;
  /** `YYYY-MM-DD`. */
  readonly assigned_on: string;
  readonly notes: string | null;
}

/** The open assignments of assets by the asset's id, locked. The assets have to be locked before. */
export async function openAssignmentsOf(
  work: Work,
  assetIds: readonly string[],
): Promise<ReadonlyMap<string, OpenAssignment>> {
  const rows =
    await work.rows<OpenAssignment>(sql`select a.id, a.asset_id, a.employee_id, a.assigned_on, a.notes
    from asset_assignments a
    where a.workspace_id = ${fromContext("workspace")} and a.asset_id = any(${assetIds}::text[])
      and a.returned_on is null order by a.id ${work.rowLock("update")}`);
  return new Map(rows.map((row) => [row.asset_id, row]));
}

/** The notes with another one on a line of its own. */
export const withNote = (notes: string | null, added: string | null): string | null =>
  notes && added ? `${notes}\n${added}` : (added ?? notes);

/** What ends an assignment. */
export type Closing = Pick<Assignment, "outcome" | "condition_in" | "notes"> & {
  readonly returned_on: string;
};

/** Ends an assignment. The asset itself is changed by the caller. */
export async function closeAssignment(
  work: Work,
  { id, notes }: Pick<OpenAssignment, "id" | "notes">,
  closing: Closing,
): Promise<void> {
  await work.update("asset-assignments", id, {
    ...closing,
    notes: withNote(notes, closing.notes),
    returned_by_employee_id: work.actor.employeeId,
  });
}

/** What an assignment begins with. */
export type Opening = Pick<
  Assignment,
  "asset_id" | "employee_id" | "assigned_on" | "expected_return_date" | "condition_out" | "notes"
>;

/** Begins an assignment, which awaits acceptance if the type of the asset requires it at this moment. */
export async function openAssignment(work: Work, assetTypeId: string, opening: Opening): Promise<void> {
  const type = await work.row<{ requires_acceptance: boolean }>(sql`select t.requires_acceptance
    from asset_types t where t.workspace_id = ${fromContext("workspace")} and t.id = ${assetTypeId}`);
  await work.create("asset-assignments", {
    ...opening,
    requires_acceptance: type?.requires_acceptance ?? false,
    assigned_by_employee_id: work.actor.employeeId,
  });
}
