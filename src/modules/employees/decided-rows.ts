import {
  anyRelated,
  booleanKind,
  type Filter,
  filterOf,
  type RowCondition,
} from "../../engine/declare/index.ts";
import { and, column, fromContext, type Sql, sql } from "../../engine/sql/index.ts";
import { isOfReports } from "./row-owners.ts";

/**
 * Whether the caller holds one of the permissions, as SQL that is evaluated once for a statement and that the planner does
 * not look at. Otherwise whatever depends on it would vanish from a plan for the caller at hand, and the plan for whatever
 * caller would never seem good enough to keep.
 */
export const callerHolds = (...permissions: readonly string[]): Sql =>
  sql`(select ${fromContext("permissions")} && ${permissions}::text[])`;

const CALLER_HAS_NO_MANAGER = sql`exists (select from employees self
  where self.workspace_id = ${fromContext("workspace")} and self.id = ${fromContext("identity")}
    and self.manager_employee_id is null)`;

/**
 * Records on which the caller can decide: those of everybody with the permission, otherwise those of direct and indirect
 * reports. Callers cannot decide on their own records unless they hold the permission and have no manager.
 */
const isDecidedByCaller =
  (permission: string): RowCondition =>
  (alias) => {
    const isHeld = callerHolds(permission);
    return sql`case when coalesce(${column(alias, "employee_id")} = ${fromContext("identity")}, false) then ${isHeld} and ${CALLER_HAS_NO_MANAGER}
      else ${isHeld} or coalesce(${anyRelated(isOfReports("employee_id"))(alias)}, false) end`;
  };

interface Decided {
  /** The permission to decide on everybody's records. */
  readonly permission: string;
  /** The status of records that await a decision. */
  readonly waiting: string;
  /** A further condition for approving a record. */
  readonly also?: RowCondition;
}

/** The records that await an approval that the caller can give. */
export const isDecidable =
  ({ permission, waiting, also }: Decided): RowCondition =>
  (alias) =>
    and([
      sql`${column(alias, "status")} = ${waiting}`,
      isDecidedByCaller(permission)(alias),
      ...(also ? [also(alias)] : []),
    ]);

/** Filters by whether a record awaits an approval that the caller can give: the caller's inbox. */
export const decidableFilter = (decided: Decided): Filter =>
  filterOf(booleanKind, {
    title: "awaits the caller's approval",
    nullable: false,
    expression: isDecidable(decided),
  });
