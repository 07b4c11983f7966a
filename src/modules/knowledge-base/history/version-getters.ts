import {
  getter,
  integerKind,
  momentOnTheWire,
  onlyValueOf,
  parameter,
} from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import {
  count,
  listOf,
  moment,
  object,
  text,
  textOrNull,
} from "../../../platform/figures/response-shapes.ts";
import { type PageVersion, versionOf } from "./stored-versions.ts";

const summaryShape = {
  version: count,
  title: text,
  word_count: count,
  edited_by_employee_id: textOrNull,
  created_at: moment,
  restored_from: { type: ["integer", "null"], description: "The version whose text it took over." },
};

type Summary = Omit<PageVersion, "content">;

const summaryOf = ({
  version,
  title,
  word_count,
  edited_by_employee_id,
  created_at,
  restored_from,
}: Summary) => ({
  ...{ version, title, word_count, edited_by_employee_id },
  created_at: momentOnTheWire(created_at),
  restored_from,
});

/** All texts that a page ever had, newest first. */
export const versions = getter("pages", {
  title: "Versions",
  description: "All texts that the page ever had, newest first, without their content.",
  level: "record",
  isPaged: true,
  response: listOf(object(summaryShape)),
  async run({ work, record, page, perPage }) {
    const rows = await work.rows<
      Summary & Values
    >(sql`select v.version, v.title, v.word_count, v.edited_by_employee_id,
        v.restored_from, v.created_at
      from page_versions v where v.workspace_id = ${fromContext("workspace")} and v.page_id = ${record.id}
      order by v.version desc limit ${perPage}::integer offset ${(page - 1) * perPage}::bigint`);
    return { data: rows.map(summaryOf), total: record.version };
  },
});

/** One of these texts. */
export const version = getter("pages", {
  title: "Version",
  description: "One of the texts that the page had.",
  level: "record",
  parameters: { version: parameter(integerKind, { isSingle: true, required: true, examples: [1] }) },
  response: object({ ...summaryShape, content: { ...text, description: "Markdown." } }),
  async run({ work, record, parameters }) {
    const found = await versionOf(work, record.id, Number(onlyValueOf(parameters.version)), "version");
    return { data: { ...summaryOf(found), content: found.content } };
  },
});
