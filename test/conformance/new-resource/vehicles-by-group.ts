import { idKind } from "../../../src/engine/declare/filter-kinds.ts";
import { listVariant } from "../../../src/engine/declare/list-variant.ts";
import { parameter } from "../../../src/engine/declare/parameter.ts";
import { invalidField } from "../../../src/engine/errors/api-error.ts";
import { fromContext, join, type Sql, sql } from "../../../src/engine/sql/sql.ts";
import type { VariantContext } from "../../../src/engine/work/contexts.ts";
import type { Values } from "../../../src/engine/work/records.ts";

interface Group extends Values {
  readonly key: string | null;
  readonly vehicles: number;
  readonly price: string | null;
}

const KEYS = { kind: sql`kind`, driver_employee_id: sql`driver_employee_id` };
const ORDERS = { vehicles: sql`vehicles`, price: sql`price` };

const parameters = { group_manager_id: parameter(idKind, { description: "Of drivers with this manager." }) };

type Context = VariantContext<typeof parameters, keyof typeof KEYS, keyof typeof ORDERS>;

/** Only what employees of one manager drive. */
async function ofManager({ work, parameters }: Context): Promise<Sql> {
  const requested = parameters.group_manager_id;
  if (requested?.kind !== "equals") return sql`true`;
  if (!(await work.find("employees", requested.value))) {
    throw invalidField("group_manager_id", "The selected group manager id is invalid.");
  }
  return sql`v.driver_employee_id in (select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.manager_employee_id = ${requested.value})`;
}

async function run(context: Context) {
  const { work, value, sort, page, perPage, givenFilters } = context;
  const keys = sort.map(({ name, isDescending }) =>
    isDescending ? sql`${ORDERS[name]} desc` : ORDERS[name],
  );
  const groups = await work.rows<Group>(sql`select grouped.* from (
      select v.${KEYS[value]} as key, count(*)::integer as vehicles, sum(v.price)::text as price
      from vehicles v where ${context.matching("v")} and ${await ofManager(context)} group by 1
    ) grouped order by ${join([...keys, sql`grouped.key`], ", ")}`);
  const start = (page - 1) * perPage;
  return {
    rows: groups.slice(start, start + perPage).map(({ key, vehicles, price }) => ({
      id: key ?? "none",
      attributes: { [value]: key, vehicles, price },
      links: { vehicles: context.link("vehicles", { ...givenFilters, [value]: key ?? "null" }) },
    })),
    total: groups.length,
    meta: { vehicles: groups.reduce((sum, { vehicles }) => sum + vehicles, 0) },
  };
}

/** `GET /vehicles?group=kind`: how many there are of each. */
export const vehiclesByGroup = listVariant({
  title: "Vehicles in groups",
  description: "How many vehicles there are of a kind, or with a driver.",
  options: ["kind", "driver_employee_id"],
  parameters,
  sort: { vehicles: null, price: "view-invoices" },
  defaultSort: "-vehicles",
  response: { type: "object" },
  meta: { vehicles: { type: "integer" } },
  run,
});
