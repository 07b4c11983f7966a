import { useQuery } from "@tanstack/react-query";
import type { PermissionName } from "../api/generated/permission-name.ts";
import { MOST_OPTIONS } from "../api/queries.ts";
import { listRecords } from "../api/records.ts";
import { mayAny, useSession } from "./session.ts";

/** Those of some people who report to somebody, at whatever height. */
async function reportsAmong(
  superiorId: string,
  employeeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { data } = await listRecords("employees", {
    superiors: superiorId,
    id: employeeIds.join(","),
    perPage: MOST_OPTIONS,
  });
  return new Set(data.map(({ id }) => id));
}

/**
 * Whose requests the person may decide: those of everybody below them, with the permission all. The own ones are for
 * somebody else, unless the person holds the permission. Nobody's as long as it is not known.
 * @param employeeIds of whom it is asked
 */
export function useDecidable(
  permission: PermissionName,
  employeeIds: readonly string[],
): (employeeId: string) => boolean {
  const session = useSession();
  const own = session.employee_id;
  const mayAll = mayAny(session, [permission]);
  const others = [...new Set(employeeIds)].filter((id) => id !== own).sort();
  const { data: reports } = useQuery({
    queryKey: ["employees", "reports among", own, others],
    queryFn: () => reportsAmong(own!, others),
    enabled: !mayAll && own !== null && others.length > 0,
    staleTime: 5 * 60_000,
  });
  return (employeeId) => mayAll || (reports?.has(employeeId) ?? false);
}
