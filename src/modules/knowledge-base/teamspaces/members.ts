import { isDeepStrictEqual } from "node:util";
import { type Filter, field, filterOf, idKind, listOf, valuesOf } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Text, Work } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { isLive } from "../../employees/index.ts";
import { ACCESSES, type Access } from "../access.ts";

/** Somebody with an access of their own in a teamspace. */
export interface Member {
  readonly employee_id: string;
  readonly access: Access;
}

export const NO_ADMIN = "A teamspace needs at least one admin.";

const MAX_MEMBERS = 500;

/** A list of members: each employee once. */
export const memberList = () =>
  field.records<Member>(
    {
      employee_id: field.reference("employees").required(),
      access: field.choice(...ACCESSES).required(),
    },
    {
      max: MAX_MEMBERS,
      check(members, fail) {
        members.forEach(({ employee_id }, index) => {
          if (members.findIndex((one) => one.employee_id === employee_id) < index)
            fail("The :field field has a duplicate value.", `${index}.employee_id`);
        });
      },
    },
  );

/** The members of a teamspace in the order of their ids, as JSON. */
export const membersInSql = (alias: string): Sql => sql`(select coalesce(jsonb_agg(
    jsonb_build_object('employee_id', member.employee_id, 'access', member.access) order by member.employee_id), '[]')
  from teamspace_members member
  where member.workspace_id = ${column(alias, "workspace_id")} and member.teamspace_id = ${column(alias, "id")})`;

/** Teamspaces in which any of the employees has an entry. */
export const memberFilter: Filter = filterOf(listOf(idKind), {
  title: "member",
  nullable: false,
  condition: (alias, operand) => sql`exists (select from teamspace_members named
    where named.workspace_id = ${column(alias, "workspace_id")} and named.teamspace_id = ${column(alias, "id")}
      and named.employee_id = any(${valuesOf(operand)}::text[]))`,
});

/** The members in the order in which they are read. */
export const inOrder = (members: readonly Member[]): Member[] =>
  members.toSorted((a, b) => (a.employee_id < b.employee_id ? -1 : 1));

export const hasAdmin = (members: readonly Member[]): boolean =>
  members.some(({ access }) => access === "admin");

/** Reports those who are no live employees, except those in `known`, who are members already. */
export async function checkMembers(
  work: ReadOnlyWork,
  members: readonly Member[],
  known: readonly Member[],
  fail: (path: string, message: Text) => void,
): Promise<void> {
  const ids = members.map(({ employee_id }) => employee_id);
  const rows = await work.rows<{ id: string }>(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = any(${ids}::text[]) and ${isLive("e")}
    ${work.rowLock("key share")}`);
  const able = new Set([...rows, ...known.map(({ employee_id: id }) => ({ id }))].map(({ id }) => id));
  ids.forEach((id, index) => {
    const path = `members.${index}.employee_id`;
    if (!able.has(id)) fail(path, message`The selected ${path} is invalid.`);
  });
}

/** Replaces the stored members by the given ones. The teamspace has to be locked and noted in the journal before. */
export async function storeMembers(
  work: Work,
  teamspaceId: string,
  members: readonly Member[],
  stored: readonly Member[],
): Promise<void> {
  const changed = members.filter((member) => !stored.some((one) => isDeepStrictEqual(one, member)));
  const kept = members.map(({ employee_id }) => employee_id);
  await work.rows(sql`delete from teamspace_members gone
    where gone.workspace_id = ${fromContext("workspace")} and gone.teamspace_id = ${teamspaceId}
      and gone.employee_id <> all(${kept}::text[])`);
  await work.rows(sql`insert into teamspace_members (workspace_id, teamspace_id, employee_id, access)
    select ${fromContext("workspace")}, ${teamspaceId}, given.employee_id, given.access
    from unnest(${changed.map(({ employee_id }) => employee_id)}::text[], ${changed.map(({ access }) => access)}::text[])
      as given (employee_id, access)
    on conflict (workspace_id, teamspace_id, employee_id) do update set access = excluded.access`);
}
