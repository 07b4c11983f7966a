import { useQuery } from "@tanstack/react-query";
import type { ResourceMetadata } from "../../../api/metadata.ts";
import type { UiField } from "../../../declare/resource-ui.ts";

const files = import.meta.glob<Record<string, ResourceMetadata>>("../../../api/generated/resources/*.ts");

/** The fields of any resource, loaded when an entry tells of one; none for what is no resource. */
export function useResourceFields(resource: string | null): Readonly<Record<string, UiField>> {
  const load = files[`../../../api/generated/resources/${resource}.ts`];
  const { data } = useQuery({
    queryKey: ["metadata", resource],
    enabled: load !== undefined,
    queryFn: async () => Object.values(await load!())[0]!.fields,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? {};
}
