import {
  anyRelated,
  booleanKind,
  type Filter,
  filterOf,
  type RowCondition,
} from "../../engine/declare/index.ts";
import { and, column, fromContext, type Sql, sql } from "../../engine/sql/index.ts";
import { isOfReports } from "./row-owners.ts";

/** Whether the caller holds a permission, as SQL. */
export const callerHolds = (permission: string): Sql =>
  sql`${permission}::text = any(${fromContext("permissions")})`;

const NOBODY_ABOVE_CALLER = sql`exists (select from employees self
  where self.workspace_id = ${fromContext("workspace")} and self.id = ${fromContext("identity")}
    and self.manager_employee_id is null)`;

/**
 * Rows of employees on which the caller decides: with the permission everybody's, else those of the people below. One's
 * own are decided by somebody else, unless the caller holds the permission and has nobody above.
 */
const isDecidedByCaller =
  (permission: string): RowCondition =>
  (alias) => {
    const isHeld = callerHolds(permission);
    return sql`case when coalesce(${column(alias, "employee_id")} = ${fromContext("identity")}, false) then ${isHeld} and ${NOBODY_ABOVE_CALLER}
      else ${isHeld} or coalesce(${anyRelated(isOfReports("employee_id"))(alias)}, false) end`;
  };

interface Decided {
  /** Whoever holds it decides on everybody's. */
  readonly permission: string;
  /** The status of what waits for a decision. */
  readonly waiting: string;
  /** What the caller needs besides for an approval. */
  readonly also?: RowCondition;
}

/** A filter by whether a record waits for an approval that the caller may give: the caller's inbox. */
export const decidableFilter = ({ permission, waiting, also }: Decided): Filter =>
  filterOf(booleanKind, {
    title: "waits for the caller's approval",
    nullable: false,
    expression: (alias) =>
      and([
        sql`${column(alias, "status")} = ${waiting}`,
        isDecidedByCaller(permission)(alias),
        ...(also ? [also(alias)] : []),
      ]),
  });
