import { useMemo } from "react";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { customizedUi, isCustomizable, ownSection } from "./customized-ui.ts";
import { useDefinitions } from "./use-definitions.ts";

/** The custom fields that records of a resource show now; null if the resource cannot have any. */
export const shownDefinitions = ({ resource, metadata }: ResourceUi) =>
  isCustomizable(metadata.fields) ? { resource, archived: "false" } : null;

/**
 * A declaration with the custom fields of the resource. Until they are known, or if the resource cannot have any, it is
 * the declaration unchanged; `isKnown` says whether they are known.
 */
export function useCustomizedUi(ui: ResourceUi) {
  const { definitions, isKnown } = useDefinitions(shownDefinitions(ui));
  const customized = useMemo(() => customizedUi(ui, definitions), [ui, definitions]);
  return { ui: customized, section: ownSection(definitions), isKnown };
}
