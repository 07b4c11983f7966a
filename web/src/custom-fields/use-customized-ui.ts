import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { optionsQuery } from "../api/queries.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { customizedUi, isCustomizable, ownSection } from "./customized-ui.ts";
import { definitionOf } from "./definition.ts";

const NONE = [] as const;

/**
 * A declaration with the fields that the workspace has given the resource. Until they are known, or where none can be
 * given, it is the declaration as it is; `isKnown` tells whether to wait for them.
 */
export function useCustomizedUi(ui: ResourceUi) {
  const canHaveOwn = isCustomizable(ui);
  const { data, isPending } = useQuery({
    ...optionsQuery("custom-fields", { resource: ui.resource, archived: "false", sort: "position" }),
    enabled: canHaveOwn,
  });
  const definitions = useMemo(() => data?.data.map(definitionOf) ?? NONE, [data]);
  const customized = useMemo(() => customizedUi(ui, definitions), [ui, definitions]);
  return { ui: customized, section: ownSection(definitions), isKnown: !canHaveOwn || !isPending };
}
