import { choiceKind, getter, idKind, onlyValueOf, parameter } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { type GetterContext, invalidField, type Values } from "../../../engine/work/index.ts";
import { count, listOf, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import { shownAvatar } from "../employees/avatar.ts";
import { isChoosable } from "../employees/employee-status.ts";
import { type ChartPerson, chartOf } from "./reporting-chart.ts";

const DEPTHS = Array.from({ length: 10 }, (_, index) => index + 1);
const DEFAULT_DEPTH = 3;

const parameters = {
  root: parameter(idKind, {
    isSingle: true,
    description: "The employee at the top; default: all employees without a manager.",
  }),
  depth: parameter(choiceKind(DEPTHS, "integer"), {
    isSingle: true,
    description: `The number of levels below a root; default: ${DEFAULT_DEPTH}.`,
  }),
};

async function run({ work, parameters: { root, depth } }: GetterContext<"employees", typeof parameters>) {
  // Archived employees and drafts are loaded too, since they connect those who are shown.
  const people = await work.rows<
    ChartPerson & Values
  >(sql`select e.id, e.first_name || ' ' || e.last_name as name,
      p.name as position, ${shownAvatar("e")} as avatar, e.manager_employee_id, ${isChoosable("e")} as is_shown
    from employees e left join positions p on p.workspace_id = e.workspace_id and p.id = e.position_id
    where e.workspace_id = ${fromContext("workspace")} order by fold(e.first_name || ' ' || e.last_name), e.id`);
  const chart = chartOf(people, onlyValueOf(root) ?? null, onlyValueOf(depth) ?? DEFAULT_DEPTH);
  if (!chart) throw invalidField("root", "The selected root is invalid.");
  return { data: chart };
}

/** The reporting tree without drafts and archived employees. */
export const orgChart = getter("employees", {
  title: "Organization chart",
  description: "The reporting tree below one employee or from the top.",
  parameters,
  response: listOf(
    object({
      id: text,
      name: text,
      position: textOrNull,
      avatar: textOrNull,
      direct_reports: count,
      all_reports: {
        ...count,
        description: "The number of direct and indirect reports, including levels that are cut off.",
      },
      reports: listOf({ type: "object" }, "Direct reports with the same structure, recursively."),
    }),
  ),
  run,
});
