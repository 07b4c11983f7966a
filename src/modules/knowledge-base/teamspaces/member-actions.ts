import {
  action,
  EXAMPLE_ULID,
  field,
  openWhenEach,
  type RelatedRows,
} from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, StoredRecord, Work } from "../../../engine/work/index.ts";
import { ARCHIVED_SPACE, inSpacesOf, MANAGERS } from "../access.ts";
import { checkMembers, hasAdmin, type Member, memberList, NO_ADMIN, storeMembers } from "./members.ts";

type Teamspace = StoredRecord<"teamspaces">;

/** Admins of the teamspace, and holders of the permission. */
export const ADMINS = [{ permissions: [MANAGERS], rows: inSpacesOf("admin", "id") }];

const whileLive = openWhenEach<"teamspaces">(({ archived_at }) =>
  archived_at === null ? null : ARCHIVED_SPACE,
);

/** Stores the new members of a teamspace. The action has locked it, so that no concurrent change is lost. */
async function replaceMembers(
  { work, refuse, throwIfRefused }: Pick<ActionContext, "work" | "refuse" | "throwIfRefused">,
  { id, members }: Teamspace,
  wanted: readonly Member[],
): Promise<void> {
  const stored = members ?? [];
  if (hasAdmin(stored) && !hasAdmin(wanted)) refuse(0, NO_ADMIN);
  throwIfRefused();
  await storeMembers(work, id, wanted, stored);
  await work.update("teamspaces", id, {});
}

const without = (members: readonly Member[], ids: readonly string[]): Member[] =>
  members.filter(({ employee_id }) => !ids.includes(employee_id));

export const addMembers = action("teamspaces", {
  title: "Add members",
  done: "Added members to",
  description: "Adds members or changes the access of existing ones; the others stay as they are.",
  levels: ["record"],
  grants: ADMINS,
  parameters: { members: memberList().required() },
  example: { members: [{ employee_id: EXAMPLE_ULID, access: "editor" }] },
  openWhen: whileLive,
  async run(context) {
    const { work, params, fail, throwIfRefused } = context;
    const [space] = context.records as [Teamspace];
    await checkMembers(work, params.members, [], fail);
    throwIfRefused();
    const given = params.members.map(({ employee_id }) => employee_id);
    await replaceMembers(context, space, [...without(space.members ?? [], given), ...params.members]);
    return undefined;
  },
});

export const removeMembers = action("teamspaces", {
  title: "Remove members",
  done: "Removed members from",
  description: "Removes the own access of employees; those who have none are skipped.",
  levels: ["record"],
  grants: ADMINS,
  parameters: { employee_ids: field.referenceList("employees", { max: 500 }).required() },
  openWhen: whileLive,
  async run(context) {
    const [space] = context.records as [Teamspace];
    await replaceMembers(context, space, without(space.members ?? [], context.params.employee_ids));
    return undefined;
  },
});

const isMember: RelatedRows = {
  self: (alias) => sql`${column(alias, "id")} in (select mine.teamspace_id from teamspace_members mine
    where mine.workspace_id = ${fromContext("workspace")} and mine.employee_id = ${fromContext("self")})`,
};

/** Only an admin can leave an archived teamspace's members, which is a write like any other. */
export const leave = action("teamspaces", {
  title: "Leave the teamspace",
  done: "Left",
  description: "Removes the caller's own entry among the members.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS], rows: isMember }],
  openWhen: openWhenEach<"teamspaces">(({ archived_at, members }, { actor }) => {
    if (archived_at !== null) return ARCHIVED_SPACE;
    if (!(members ?? []).some(({ employee_id }) => employee_id === actor.employeeId))
      return "You are not a member of the teamspace.";
    const others = without(members ?? [], [actor.employeeId ?? ""]);
    return hasAdmin(members ?? []) && !hasAdmin(others) ? NO_ADMIN : null;
  }),
  async run(context) {
    const [space] = context.records as [Teamspace];
    const { employeeId } = context.work.actor;
    await replaceMembers(context, space, without(space.members ?? [], [employeeId ?? ""]));
    return undefined;
  },
});

/** Removes an employee from all teamspaces, each of which gets an entry in the journal. */
export async function dropFromTeamspaces(work: Work, employeeId: string): Promise<void> {
  const rows = await work.rows<{ id: string }>(sql`select t.id from teamspaces t
    where t.workspace_id = ${fromContext("workspace")} and t.id in (
      select member.teamspace_id from teamspace_members member
      where member.workspace_id = ${fromContext("workspace")} and member.employee_id = ${employeeId})
    order by t.id ${work.rowLock("update")}`);
  await work.journal.touch(
    "teamspaces",
    rows.map(({ id }) => id),
  );
  await work.rows(sql`delete from teamspace_members gone
    where gone.workspace_id = ${fromContext("workspace")} and gone.employee_id = ${employeeId}`);
}
