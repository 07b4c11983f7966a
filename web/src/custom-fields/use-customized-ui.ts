import { useMemo } from "react";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { customizedUi, isCustomizable, ownSection } from "./customized-ui.ts";
import { useDefinitions } from "./use-definitions.ts";

/**
 * A declaration with the fields that the workspace has given the resource. Until they are known, or where none can be
 * given, it is the declaration as it is; `isKnown` says whether to wait for them.
 */
export function useCustomizedUi(ui: ResourceUi) {
  const { definitions, isKnown } = useDefinitions(
    isCustomizable(ui.metadata.fields) ? { resource: ui.resource, archived: "false" } : null,
  );
  const customized = useMemo(() => customizedUi(ui, definitions), [ui, definitions]);
  return { ui: customized, section: ownSection(definitions), isKnown };
}
