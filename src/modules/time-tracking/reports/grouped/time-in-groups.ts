import {
  idKind,
  type JsonSchema,
  listVariant,
  parameter,
  type VariantRow,
  valuesOf,
} from "../../../../engine/declare/index.ts";
import { and, fromContext, isOneOf, raw, sql } from "../../../../engine/sql/index.ts";
import { invalidField, type VariantContext } from "../../../../engine/work/index.ts";
import { leftOutShapes, unknownShape } from "../../../../platform/figures/figure-shapes.ts";
import { textOrNull } from "../../../../platform/figures/response-shapes.ts";
import { amongGroups, flagged, narrowFilters } from "../../../../platform/links/narrow-filters.ts";
import type { EntryCondition } from "../../../projects/index.ts";
import { META_FIGURES, moneyFigures, TIME_FIGURES } from "./group-figures.ts";
import { GROUP_KEYS, type GroupKey } from "./group-keys.ts";
import { unknownOfGroup } from "./group-unknown.ts";
import type { GroupRow } from "./grouped-time.ts";
import { currencyOfAmounts, MONEY_PERMISSION, readGroups } from "./read-groups.ts";

const FIGURES = [...TIME_FIGURES, ...moneyFigures("")];
const isMoney = (name: string): boolean => !TIME_FIGURES.some((figure) => figure.name === name);

const ORDERS: Record<string, string | null> = {
  entity_name: null,
  ...Object.fromEntries(
    FIGURES.filter(({ isOrder }) => isOrder).map(({ name }) => [
      name,
      isMoney(name) ? MONEY_PERMISSION : null,
    ]),
  ),
};

/** The schema of a group's attributes. The names depend on the group key, the amounts on the caller's permissions. */
const attributes: JsonSchema = {
  type: "object",
  required: ["entity_name", ...TIME_FIGURES.map(({ name }) => name)],
  properties: {
    employee_id: textOrNull,
    project_id: textOrNull,
    task_id: textOrNull,
    entity_name: { type: "string", description: "`No project` or `No task` in the row with the id `none`." },
    project_name: textOrNull,
    client_id: textOrNull,
    client_name: textOrNull,
    ...Object.fromEntries(FIGURES.map(({ name, schema }) => [name, schema])),
    unknown: unknownShape,
  },
};

const meta = {
  ...Object.fromEntries(
    FIGURES.filter(({ name }) => META_FIGURES.includes(name)).map(({ name, schema }) => [name, schema]),
  ),
  ...leftOutShapes,
};

const parameters = {
  group_client_id: parameter(idKind, { description: "Only entries on projects of these clients." }),
};

type Context = VariantContext<typeof parameters, GroupKey>;

/** The clients to whose projects the report is limited; null for all. @throws 422 for one that the caller cannot see */
async function requestedClients({ work, parameters }: Context): Promise<readonly string[] | null> {
  const requested = parameters.group_client_id;
  if (!requested) return null;
  for (const id of valuesOf(requested)) {
    if (!(await work.sees("clients", id)))
      throw invalidField("group_client_id", "The selected group client id is invalid.");
  }
  return valuesOf(requested);
}

async function run(context: Context) {
  const { work, sort, page, perPage } = context;
  const key = context.value;
  const clientIds = await requestedClients(context);
  const baseCurrency = currencyOfAmounts(work);
  const matching: EntryCondition = (alias) =>
    clientIds === null
      ? context.matching(alias)
      : and([
          context.matching(alias),
          sql`${raw(`${alias}.project_id`)} in (select billed.id from projects billed
            where billed.workspace_id = ${fromContext("workspace")} and ${isOneOf(sql`billed.client_id`, clientIds, "text")})`,
        ]);
  const { rows, total, totals } = await readGroups(work, key, matching, sort, { page, perPage });
  return {
    rows: rows.map((row) => shownGroup(context, { key, clientIds, baseCurrency }, row)),
    total,
    meta: totals,
  };
}

interface RequestedGroups {
  readonly key: GroupKey;
  readonly clientIds: readonly string[] | null;
  readonly baseCurrency: string | null;
}

function shownGroup(
  { link, givenFilters }: Context,
  { key: group, clientIds, baseCurrency }: RequestedGroups,
  { key, lacks, ...figures }: GroupRow,
): VariantRow {
  const filters = narrowFilters(givenFilters, [
    amongGroups(group, key),
    flagged("is_running", false),
    ...(clientIds === null ? [] : [amongGroups("client_id", clientIds.join(","))]),
  ]);
  return {
    id: key ?? "none",
    attributes: {
      ...{ [group]: key, ...figures },
      ...(baseCurrency === null ? {} : { unknown: unknownOfGroup(lacks ?? null, baseCurrency) }),
    },
    links: filters === null ? {} : { timesheets: link("timesheets", filters) },
  };
}

/** `GET /timesheets?group=…`: entries grouped by employee, project or task, with their totals. */
export const timeInGroups = listVariant({
  title: "Time in groups",
  description:
    "Recorded entries grouped by employee, project or task, without running timers. All filters and `search` apply. Amounts require view-payroll and are in the base currency; each entry is converted at the exchange rate of its date.",
  options: GROUP_KEYS,
  parameters,
  sort: ORDERS,
  defaultSort: "-total_worked_minutes",
  response: attributes,
  meta,
  run,
});
