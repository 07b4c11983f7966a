import { column, type Sql, sql } from "../../../engine/sql/index.ts";

type Part = "criteria" | "scale_max" | "scale_labels";

const ofType = (
  alias: string,
  part: Part,
): Sql => sql`(select ${column("kind", part)} from evaluation_types kind
  where kind.workspace_id = ${column(alias, "workspace_id")} and kind.id = ${column(alias, "evaluation_type_id")})`;

/** A part of the form: as it was when the evaluation was started, and before as the type has it now. */
export const shownForm =
  (part: Part) =>
  (alias: string): Sql =>
    sql`(case when ${column(alias, "frozen_criteria")} is null then ${ofType(alias, part)}
      else ${column(alias, `frozen_${part}`)} end)`;

export const scaleMaxOf = shownForm("scale_max");
