import type { ComponentType, ReactNode } from "react";
import type { FieldMetadata, ResourceMetadata } from "../api/metadata.ts";
import type { ApiRecord, ResourceName } from "../api/records.ts";
import type { FieldUi } from "../fields/field-ui.ts";
import type { Session } from "../session/session.ts";
import type { ActionUi } from "./action-ui.ts";
import { relationshipOf } from "./relationship-of.ts";

/** One of the choices that a workspace has given a field. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly color: string | null;
  /** Stays where it was chosen, and cannot be chosen again. */
  readonly is_archived: boolean;
}

/** A field as the UI shows it: its metadata from the API with additions of a declaration. */
export interface UiField extends FieldMetadata {
  /**
   * Names of an enum's values, where the value in words is not good enough; a function for names that depend on the
   * person's language, which is asked whenever one is shown.
   */
  readonly optionLabels?: Readonly<Record<string, string>> | ((option: string) => string);
  /** The choices of a field whose choices are the workspace's own, in their order. */
  readonly choices?: readonly Choice[];
  /** What a number counts: shown after it. */
  readonly unit?: string;
  /** Said in the input as long as nothing is chosen. */
  readonly placeholder?: string;
  /** Shown otherwise than the field type says. */
  readonly Show?: FieldUi["Show"];
  /** Entered otherwise than the field type says. */
  readonly Input?: FieldUi["Input"];
  /** The relationship that returns what the field refers to. */
  readonly relationship?: string;
  /** What is asked of that record besides its name. */
  readonly asksBesides?: readonly string[];
  /**
   * The name of the referenced record from the record itself, for readers who cannot see the other one; by default the
   * `client_name` beside a `client_id`.
   */
  readonly displayName?: (record: ApiRecord) => unknown;
  /** Said to those for whom there is nothing to choose from, since they see no record of the resource. */
  readonly unseenText?: string;
  /**
   * A field of the same form that holds what the records to choose from belong to: tasks are chosen within
   * `project_id`. Without it there is nothing to choose, and another one empties the choice.
   */
  readonly within?: string;
  /**
   * A field of the same form from which this one follows while it has a value: then it is not entered, and nothing is
   * sent of it. Another value of that field takes back what was entered here.
   */
  readonly follows?: string;
  /** Whether the field makes sense beside what else is entered: where it does not, it is neither shown nor kept. */
  readonly isOffered?: (values: Readonly<Record<string, unknown>>) => boolean;
}

export type FieldOverride = Partial<Omit<UiField, "name">>;

/** A column of a list: a field, or something made of the whole record. */
export interface Column<One = ApiRecord> {
  /** The field, or a name of the column's own. */
  readonly name: string;
  readonly label?: string;
  render?(record: One): ReactNode;
  /** Whether `render` shows a figure, which is right-aligned. */
  readonly isFigure?: boolean;
  /** The field by which the column is sorted, where it is not the column's own. */
  readonly sort?: string;
  /** Further relationships that `render` needs, as for `include`. */
  readonly include?: string;
}

type Filters = Readonly<Record<string, string>>;

/** A choice of the list's records with a name, such as "Current" or "Mine". */
export interface ListView {
  readonly id: string;
  readonly label: string;
  /** Where they depend on who looks: null for those who have no such choice. */
  readonly filters: Filters | ((session: Session) => Filters | null);
}

/** What the UI adds to a filter's description. */
export interface FilterOverride {
  readonly label?: string;
  /** The resource whose records it accepts, if the filter's field does not determine it. */
  readonly resource?: ResourceName;
  /** Whether it accepts countries, if the filter's field does not determine it. */
  readonly type?: "country";
  readonly isHidden?: boolean;
}

/** What the UI adds to an action on several records. */
export interface BulkOverride {
  readonly label?: string;
  /** The states from which it can be taken; without it any. */
  readonly from?: readonly string[];
  /** Parameters that are for one record only. */
  readonly without?: readonly string[];
  readonly fields?: Readonly<Record<string, FieldOverride>>;
  readonly isDangerous?: boolean;
}

export interface FormSection {
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly string[];
}

/** What is declared of a resource: its list, and the form by which records are made and changed. */
export interface ResourceDeclaration<N extends ResourceName = ResourceName, One = ApiRecord> {
  readonly resource: N;
  readonly metadata: ResourceMetadata;
  readonly title: string;
  readonly singular: string;
  /** What a record is called, where it has no name. */
  nameOf?(record: One): string;
  readonly note?: string;
  readonly fields?: Readonly<Record<string, FieldOverride>>;
  readonly list: {
    /** Shown at first, in this order; the first one names the record. */
    readonly columns: readonly (string | Column<One>)[];
    /** Further ones that a person can choose. */
    readonly more?: readonly (string | Column<One>)[];
    readonly sort?: string;
    readonly views?: readonly ListView[];
    readonly filters?: Readonly<Record<string, FilterOverride>>;
    readonly emptyText: string;
    /** What the UI adds to actions on several records; false: such an action is for single ones. */
    readonly bulk?: Readonly<Record<string, BulkOverride | false>>;
  };
  readonly form: readonly FormSection[];
  /** What a new record begins with in the form. */
  readonly initial?: (session: Session) => Readonly<Record<string, unknown>>;
  /** Why a record can be neither changed nor deleted at present; null when it can. */
  lockOf?(record: One): string | null;
  /** Where the page of a record is: then the list leads there; else a record is changed beside the list. */
  readonly page?: (id: string) => string;
  /** Where a record is made, if not beside the list. */
  readonly createPath?: string;
  /** Its actions on one record, in the order of their buttons, wherever a record is shown alone. */
  readonly actions?: Readonly<Record<string, ActionUi<One>>>;
  /** Given where the page of a record deletes it. */
  readonly deletion?: {
    /** What goes with it. */
    readonly text?: string;
    readonly isOffered?: (record: One) => boolean;
  };
  /** Further buttons of the list, such as an export. */
  readonly ListActions?: ComponentType<{ readonly query: Readonly<Record<string, string>> }>;
}

/** A declaration with its fields and columns resolved. */
export interface ResourceUi<N extends ResourceName = ResourceName>
  extends Omit<ResourceDeclaration, "resource" | "fields" | "list"> {
  readonly resource: N;
  readonly fields: Readonly<Record<string, UiField>>;
  readonly list: Omit<ResourceDeclaration["list"], "columns" | "more"> & {
    readonly columns: readonly Column[];
    readonly chosenAtFirst: readonly string[];
  };
}

/** Resolves a declaration. @throws Error for a field or an action that the resource does not have. */
export function resourceUi<const N extends ResourceName>(
  given: ResourceDeclaration<N, NoInfer<ApiRecord<N>>>,
): ResourceUi<N> {
  const declaration = given as unknown as ResourceDeclaration;
  const { metadata, list } = declaration;
  const overrides = declaration.fields ?? {};
  const fields = Object.fromEntries(
    Object.values(metadata.fields).map((field) => [
      field.name,
      {
        relationship: relationshipOf(field, metadata) ?? undefined,
        ...field,
        ...overrides[field.name],
      },
    ]),
  );
  const column = (given: string | Column): Column => (typeof given === "string" ? { name: given } : given);
  const shown = list.columns.map(column);
  const ui: ResourceUi<N> = {
    ...declaration,
    resource: given.resource,
    fields,
    list: {
      ...list,
      columns: [...shown, ...(list.more ?? []).map(column)],
      chosenAtFirst: shown.map(({ name }) => name),
    },
  };
  for (const name of ui.form.flatMap((section) => section.fields)) fieldOf(ui, name);
  for (const name of Object.keys(ui.actions ?? {})) {
    if (!metadata.actions[name]) throw new Error(`${ui.resource} has no action ${name}.`);
  }
  return ui;
}

/** A field by its name. @throws Error when the resource does not have it. */
export function fieldOf(ui: Pick<ResourceUi, "fields" | "resource">, name: string): UiField {
  const field = ui.fields[name];
  if (!field) throw new Error(`${ui.resource} has no field ${name}.`);
  return field;
}

export const columnLabel = (ui: ResourceUi, { name, label }: Column): string =>
  label ?? ui.fields[name]?.label ?? name;
