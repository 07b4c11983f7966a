import type { ComponentType } from "react";
import type { PermissionName } from "../api/generated/permission-name.ts";
import type { ApiRecord, ResourceName } from "../api/records.ts";
import type { FormSection, ResourceUi } from "./resource-ui.ts";

interface RecordView<One> {
  readonly ui: ResourceUi;
  readonly record: One;
}

/** A record of the resource; without a name, of any resource. */
export type RecordViewProps<N extends ResourceName | "any" = "any"> = RecordView<ApiRecord<N>>;

/** A tab of a record's page: sections of its fields, or a component. */
export interface PageTab<N extends ResourceName | "any" = "any"> {
  readonly id: string;
  readonly label: string;
  readonly sections?: readonly FormSection[];
  readonly Content?: ComponentType<RecordViewProps<N>>;
  /** Whether the tab has content for the person; by default, if a field of its sections was returned. */
  readonly isShown?: (record: ApiRecord<N>, may: (...anyOf: PermissionName[]) => boolean) => boolean;
}

/** The page of one record. */
export interface RecordPageDeclaration<
  N extends ResourceName = ResourceName,
  View extends N | "any" = "any",
> {
  readonly ui: ResourceUi<N>;
  /** The title of the list, and the link back to it. */
  readonly listPath: string;
  readonly Header: ComponentType<RecordViewProps<View>>;
  /** Further buttons beside those of the actions. */
  readonly Buttons?: ComponentType<RecordViewProps<View>>;
  readonly tabs: readonly PageTab<View>[];
  /** Further relationships that the header and the tabs need. */
  readonly include?: readonly string[];
}
