import {
  dateTimeKind,
  type FilterKind,
  filterOf,
  readUlid,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, fromContext, or, sql } from "../../../engine/sql/index.ts";

/** The end of a stay in a stage: when it was, in the form of a filter by a date and time. */
interface LeftStage {
  readonly stageId: string;
  readonly at: ReturnType<typeof dateTimeKind.read>;
}

const WRONG =
  "The :field :what must be the id of a stage and a date, or a pair of dates, separated by commas.";

/** `<id of a stage>,2026-03-01,2026-03-31` */
const leftStageKind: FilterKind<LeftStage> = {
  type: "custom",
  read(text, fail) {
    const [id = "", ...dates] = text.split(",");
    const stageId = readUlid(id.trim());
    if (!stageId || dates.length === 0) {
      fail(WRONG);
      return { kind: "any", values: [] };
    }
    return { kind: "equals", value: { stageId, at: dateTimeKind.read(dates.join(","), fail) } };
  },
  compare: () => sql`false`,
};

/** Leads with an interval in a stage that ended in a period, by a move or because they were closed. */
export const leftStage = filterOf(leftStageKind, {
  title: "left the stage in the period",
  nullable: false,
  condition: (alias, operand) =>
    or(
      valuesOf(operand).map(
        ({ stageId, at }) => sql`exists (select from lead_stage_history h
          where h.workspace_id = ${fromContext("workspace")} and h.lead_id = ${column(alias, "id")}
            and h.stage_id = ${stageId} and ${dateTimeKind.compare(column("h", "left_at"), at)})`,
      ),
    ),
});
