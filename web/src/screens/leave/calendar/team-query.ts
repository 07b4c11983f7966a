import { useQuery } from "@tanstack/react-query";
import { listQuery, optionsQuery, recordQuery } from "../../../api/queries.ts";
import type { ApiRecord, Query } from "../../../api/records.ts";
import { recordLabel } from "../../../declare/record-label.ts";
import { optionOf } from "../../../fields/reference-options.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";

/** The number of rows on a page of the calendar. */
const PER_PAGE = 100;

/** The manager of the person, whose direct reports are the person's team; null if there is none. */
function useOwnManager(): string | null {
  const { employee_id } = useSession();
  const { data } = useQuery({
    ...recordQuery("employees", employee_id ?? ""),
    enabled: employee_id !== null,
  });
  return data?.record.attributes.manager_employee_id ?? null;
}

/** The options for the team filter, with their parameters. */
export function useTeams(chosen: string | undefined) {
  const { employee_id } = useSession();
  const manager = useOwnManager();
  const { data: departments } = useQuery(optionsQuery("departments"));
  const teams = [
    { value: "", label: t("Everybody") },
    ...(manager === null ? [] : [{ value: "own", label: t("My team") }]),
    ...(employee_id === null ? [] : [{ value: "reports", label: t("My reports") }]),
    ...(departments?.data.map(optionOf) ?? []),
  ];
  const team = teams.find(({ value }) => value === chosen)?.value ?? "";
  const managerId = team === "own" ? manager : team === "reports" ? employee_id : null;
  const departmentId = team === "" || managerId !== null ? undefined : team;
  return { teams, team, managerId: managerId ?? undefined, departmentId };
}

/** The members of a team who are employed by the end of a month, by name, page by page. */
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
