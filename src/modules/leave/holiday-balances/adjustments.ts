import { dateTimeType, dateType, field } from "../../../engine/declare/index.ts";
import { column, fromContext, raw, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

const SHAPE = {
  type: "array",
  items: {
    type: "object",
    required: ["days", "effective_date", "reason", "created_by", "created_at"],
    properties: {
      days: { type: "number" },
      effective_date: { type: "string", format: "date-time" },
      reason: { type: "string" },
      created_by: {
        type: ["string", "null"],
        description: "The id of the user account; null for the system.",
      },
      created_at: { type: "string", format: "date-time" },
    },
  },
};

/** The adjustments of a balance, oldest first. */
export const adjustmentsOf = () =>
  field
    .jsonb(SHAPE)
    .computed(
      (alias) => sql`coalesce((select jsonb_agg(jsonb_build_object('days', trim_scale(a.days),
          'effective_date', ${dateType().json(raw("a.effective_date"))}, 'reason', a.reason,
          'created_by', a.created_by_user_id, 'created_at', ${dateTimeType.json(raw("a.created_at"))}) order by a.id)
        from holiday_adjustments a
        where a.workspace_id = ${column(alias, "workspace_id")} and a.holiday_balance_id = ${column(alias, "id")}), '[]')`,
    )
    .notNull()
    .describe("Append-only.");

export interface NewAdjustment {
  readonly balanceId: string;
  /** An exact decimal string. */
  readonly days: string;
  /** `YYYY-MM-DD` */
  readonly effectiveDate: string;
  readonly reason: string;
}

/** Stores an adjustment of a balance. */
export async function addAdjustment(work: Work, adjustment: NewAdjustment): Promise<void> {
  await work.rows(sql`insert into holiday_adjustments (workspace_id, id, holiday_balance_id, days, effective_date, reason,
      created_by_user_id, created_at)
    values (${fromContext("workspace")}, ${work.newId()}, ${adjustment.balanceId}, ${adjustment.days}::numeric,
      ${adjustment.effectiveDate}::date, ${adjustment.reason}, ${work.actor.userId}, ${fromContext("now")})`);
}
