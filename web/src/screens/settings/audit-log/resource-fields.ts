import { useQuery } from "@tanstack/react-query";
import type { ResourceMetadata } from "../../../api/metadata.ts";
import { isCustomizable, ownFields } from "../../../custom-fields/customized-ui.ts";
import { VALUES } from "../../../custom-fields/definition.ts";
import { useDefinitions } from "../../../custom-fields/use-definitions.ts";
import type { UiField } from "../../../declare/resource-ui.ts";

const files = import.meta.glob<Record<string, ResourceMetadata>>("../../../api/generated/resources/*.ts");

const NONE: Readonly<Record<string, UiField>> = {};

/**
 * The fields of any resource, loaded when an entry tells of one; none for what is no resource. Those of the workspace's
 * own are among them, the archived ones too.
 */
export function useResourceFields(resource: string | null): Readonly<Record<string, UiField>> {
  const load = files[`../../../api/generated/resources/${resource}.ts`];
  const { data: declared = NONE } = useQuery({
    queryKey: ["metadata", resource],
    enabled: load !== undefined,
    queryFn: async () => Object.values(await load!())[0]!.fields,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { definitions } = useDefinitions(isCustomizable(declared) ? { resource: resource! } : null);
  const values = declared[VALUES];
  return values ? { ...declared, ...ownFields(definitions, values) } : declared;
}
