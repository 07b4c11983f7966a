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
    description: "An employee; all employees without a manager when absent.",
  }),
  depth: parameter(choiceKind(DEPTHS, "integer"), {
    isSingle: true,
    description: `Levels shown below a root; ${DEFAULT_DEPTH} when absent.`,
  }),
};

async function run({ work, parameters: { root, depth } }: GetterContext<"employees", typeof parameters>) {
  // Archived people and hires not announced come too, as links of the chain between those who are shown.
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

/** The reporting tree of those who are announced and not archived. */
export const orgChart = getter("employees", {
  title: "Organization chart",
  description: "The reporting lines below one employee or from the top.",
  parameters,
  response: listOf(
    object({
      id: text,
      name: text,
      position: textOrNull,
      avatar: textOrNull,
      direct_reports: count,
      all_reports: { ...count, description: "At any depth, including branches that are cut off." },
      reports: listOf({ type: "object" }, "The same structure, recursively."),
    }),
  ),
  run,
});
