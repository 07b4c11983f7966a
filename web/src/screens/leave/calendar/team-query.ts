import { useQuery } from "@tanstack/react-query";
import { listQuery, optionsQuery, recordQuery } from "../../../api/queries.ts";
import type { ApiRecord, Query } from "../../../api/records.ts";
import { recordLabel } from "../../../declare/record-label.ts";
import { optionOf } from "../../../fields/reference-options.ts";
import { useSession } from "../../../session/session.ts";

/** Rows of the calendar on one page. */
const PER_PAGE = 100;

/** The manager of the person, whose direct reports are the person's own team; null without one. */
function useOwnManager(): string | null {
  const { employee_id } = useSession();
  const { data } = useQuery({
    ...recordQuery("employees", employee_id ?? ""),
    enabled: employee_id !== null,
  });
  return (data?.record.attributes.manager_employee_id as string | null | undefined) ?? null;
}

/** The teams whose calendar can be looked at, and what each is asked for by. */
export function useTeams(chosen: string | undefined) {
  const { employee_id } = useSession();
  const manager = useOwnManager();
  const { data: departments } = useQuery(optionsQuery("departments"));
  const teams = [
    { value: "", label: "Everybody" },
    ...(manager === null ? [] : [{ value: "own", label: "My team" }]),
    ...(employee_id === null ? [] : [{ value: "reports", label: "My reports" }]),
    ...(departments?.data.map(optionOf) ?? []),
  ];
  const team = teams.find(({ value }) => value === chosen)?.value ?? "";
  const managerId = team === "own" ? manager : team === "reports" ? employee_id : null;
  const departmentId = team === "" || managerId !== null ? undefined : team;
  return { teams, team, managerId: managerId ?? undefined, departmentId };
}

/** Everybody of a team who is employed by the end of a month, page by page by name. */
export function useTeamMembers(
  team: { readonly managerId: string | undefined; readonly departmentId: string | undefined },
  until: string,
  page: number,
) {
  const query: Query = {
    archived: "false",
    start_date: `0001-01-01,${until}`,
    manager_employee_id: team.managerId,
    department: team.departmentId,
    sort: "first_name,last_name",
    page,
    perPage: PER_PAGE,
  };
  const { data, error } = useQuery(listQuery("employees", query));
  const members = data?.data.map((record: ApiRecord) => ({ id: record.id, name: recordLabel(record) }));
  return { members, last: data?.meta.last_page ?? 1, error };
}
