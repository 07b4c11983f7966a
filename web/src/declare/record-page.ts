import type { ComponentType } from "react";
import type { PermissionName } from "../api/generated/permission-name.ts";
import type { ApiRecord } from "../api/records.ts";
import type { FormSection, ResourceUi } from "./resource-ui.ts";

export interface RecordViewProps {
  readonly ui: ResourceUi;
  readonly record: ApiRecord;
}

/** A tab of a record's page: sections of its fields, or a component. */
export interface PageTab {
  readonly id: string;
  readonly label: string;
  readonly sections?: readonly FormSection[];
  readonly Content?: ComponentType<RecordViewProps>;
  /** Whether the tab has anything to say to the person; without it, whenever a field of its sections is returned. */
  readonly isShown?: (record: ApiRecord, may: (...anyOf: PermissionName[]) => boolean) => boolean;
}

/** The page of one record. */
export interface RecordPageDeclaration {
  readonly ui: ResourceUi;
  /** The name in the list, and the way back to it. */
  readonly listPath: string;
  readonly Header: ComponentType<RecordViewProps>;
  readonly tabs: readonly PageTab[];
  /** Further relationships that header and tabs need. */
  readonly include?: readonly string[];
}
