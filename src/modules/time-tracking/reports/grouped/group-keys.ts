import { column, raw, type Sql, sql } from "../../../../engine/sql/index.ts";
import { message, type Words } from "../../../../engine/work/index.ts";
import { EMPLOYEE_TOTALS, type Narrower, type SummedBy } from "../../../projects/index.ts";

export const GROUP_KEYS = ["employee_id", "project_id", "task_id"] as const;
export type GroupKey = (typeof GROUP_KEYS)[number];

/** How groups are named, over their alias `g`. */
export interface GroupNaming {
  /** The join of the tables with the names. */
  readonly join: Sql;
  readonly name: Sql;
  /** Further attributes of a group, as pairs of name and value. */
  readonly attributes: readonly (readonly [name: string, value: Sql])[];
}

const ofClient = sql`left join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id`;
const CLIENT = [
  ["client_id", sql`c.id`],
  ["client_name", sql`c.name`],
] as const;

/** The naming by group key, in the words of the reader. Archived and terminated records are named too. */
export const groupNaming = (key: GroupKey, words: Words): GroupNaming => NAMINGS[key](words);

const NAMINGS: Readonly<Record<GroupKey, (words: Words) => GroupNaming>> = {
  employee_id: () => ({
    join: sql`join employees e on e.workspace_id = g.workspace_id and e.id = g.key`,
    name: sql`e.first_name || ' ' || e.last_name`,
    attributes: [],
  }),
  project_id: (words) => ({
    join: sql`left join projects p on p.workspace_id = g.workspace_id and p.id = g.key ${ofClient}`,
    name: sql`coalesce(p.name, ${words.say(message`No project`)}::text)`,
    attributes: CLIENT,
  }),
  task_id: (words) => ({
    join: sql`left join tasks k on k.workspace_id = g.workspace_id and k.id = g.key
      left join projects p on p.workspace_id = k.workspace_id and p.id = k.project_id ${ofClient}`,
    name: sql`coalesce(k.name, ${words.say(message`No task`)}::text)`,
    attributes: [["project_id", sql`p.id`], ["project_name", sql`p.name`], ...CLIENT],
  }),
};

/** The sums of months from which groups can be made. */
export const SUMS_OF_GROUPS: Readonly<Record<GroupKey, readonly SummedBy[]>> = {
  employee_id: [EMPLOYEE_TOTALS, "employee"],
  project_id: ["project", "employee"],
  task_id: [],
};

/** The same for what groups are divided by too: currency, billing status and missing values. */
const DETAILED: Readonly<Record<GroupKey, readonly SummedBy[]>> = {
  ...SUMS_OF_GROUPS,
  employee_id: ["employee"],
};

/** The column by which entries are grouped. */
export const keyColumn = (key: GroupKey): Sql => raw(`e.${key}`);

/** The entries of the groups with the `key`s of a table, divided further. */
export const inGroups = (key: GroupKey, keys: Sql): Narrower => ({
  by: DETAILED[key],
  among: (alias) => {
    const own = column(alias, key);
    const isNamed = sql`${own} = any(array(select wanted.key from ${keys} wanted))`;
    if (key === "employee_id") return isNamed;
    return sql`(${isNamed} or (${own} is null and exists (select from ${keys} wanted where wanted.key is null)))`;
  },
});
