import { useQuery } from "@tanstack/react-query";
import type { PermissionName } from "../api/generated/permission-name.ts";
import { MAX_OPTIONS } from "../api/queries.ts";
import { listRecords } from "../api/records.ts";
import { mayAny, useSession } from "./session.ts";

const NOBODY: ReadonlySet<string> = new Set();

async function reportsAmong(
  superiorId: string,
  employeeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { data } = await listRecords("employees", {
    superiors: superiorId,
    id: employeeIds.join(","),
    perPage: MAX_OPTIONS,
  });
  return new Set(data.map(({ id }) => id));
}

/** Those of the given people who report to the person, directly or indirectly; undefined until it is known. */
export function useReportsAmong(employeeIds: readonly string[]): ReadonlySet<string> | undefined {
  const { employee_id: own } = useSession();
  const others = [...new Set(employeeIds)].filter((id) => id !== own).sort();
  const { data, isLoading } = useQuery({
    queryKey: ["employees", "reports among", own, others],
    queryFn: () => reportsAmong(own!, others),
    enabled: own !== null && others.length > 0,
    staleTime: 5 * 60_000,
  });
  return isLoading ? undefined : (data ?? NOBODY);
}

/**
 * The people whose requests the person may decide on: everybody with the permission, else their direct and indirect
 * reports; nobody until it is known.
 * @param employeeIds the people to choose from
 */
export function useDecidable(
  permission: PermissionName,
  employeeIds: readonly string[],
): (employeeId: string) => boolean {
  const mayAll = mayAny(useSession(), [permission]);
  const reports = useReportsAmong(mayAll ? [] : employeeIds);
  return (employeeId) => mayAll || (reports?.has(employeeId) ?? false);
}
