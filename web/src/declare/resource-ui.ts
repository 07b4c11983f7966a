import type { ComponentType, ReactNode } from "react";
import type { FieldMetadata, ResourceMetadata } from "../api/metadata.ts";
import type { ApiRecord, ResourceName } from "../api/records.ts";
import type { EditableFieldUi } from "../fields/field-ui.ts";
import { inWords } from "../format/words.ts";
import type { Noun } from "../messages/catalogue.ts";
import type { Session } from "../session/session.ts";
import type { ActionUi } from "./action-ui.ts";
import type { BoardUi } from "./board-ui.ts";
import type { CalendarUi } from "./calendar-ui.ts";
import { relationshipOf } from "./relationship-of.ts";
import type { TimelineUi } from "./timeline-ui.ts";

/** An option of a custom field. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly color: string | null;
  /** Whether it is archived: then it stays where it is selected, and cannot be selected again. */
  readonly is_archived: boolean;
}

/** A field as the UI shows it: its metadata from the API, with the additions of a declaration. */
export interface UiField extends FieldMetadata {
  /**
   * Names for an enum's values whose value in words is not good enough; a function if the names depend on the person's
   * language, called whenever one is shown.
   */
  readonly optionLabels?: Readonly<Record<string, string>> | ((option: string) => string);
  /** The choices of a custom field, in their order. */
  readonly choices?: readonly Choice[];
  /** The unit of a number, shown after it. */
  readonly unit?: string;
  /** The placeholder while nothing is selected. */
  readonly placeholder?: string;
  /** Shows the value in another way than the field type. */
  readonly Show?: EditableFieldUi["Show"];
  /** Edits the value in another way than the field type. */
  readonly Input?: EditableFieldUi["Input"];
  /** The relationship that returns the record that the field refers to. */
  readonly relationship?: string;
  /** The fields of that record that are requested besides its name. */
  readonly asksBesides?: readonly string[];
  /**
   * The name of the referenced record from the record itself, for readers who cannot see the other one; by default the
   * `client_name` beside a `client_id`.
   */
  readonly displayName?: (record: ApiRecord) => unknown;
  /** Shown to people who see no record of the resource, and so have nothing to select. */
  readonly unseenText?: string;
  /**
   * Another field of the form, with the record to which the selectable records belong: tasks are selected within
   * `project_id`. While it is empty nothing can be selected; changing it empties this field.
   */
  readonly within?: string;
  /**
   * Another field of the form that determines this one: while it has a value, this field is neither entered nor sent. If
   * it changes, the value that was entered here is discarded.
   */
  readonly follows?: string;
  /** Whether the field applies to the other values of the form; if not, it is neither shown nor sent. */
  readonly isOffered?: (values: Readonly<Record<string, unknown>>) => boolean;
}

export type FieldOverride = Partial<Omit<UiField, "name">>;

/** A column of a list: a field, or content made of the whole record. */
export interface Column<One = ApiRecord> {
  /** The name of the field, or the column's own. */
  readonly name: string;
  readonly label?: string;
  render?(record: One): ReactNode;
  /** Whether `render` shows a figure, which is right-aligned. */
  readonly isFigure?: boolean;
  /** The field by which the column is sorted, if its name is not that of a field. */
  readonly sort?: string;
  /** Further relationships that `render` needs, as in `include`. */
  readonly include?: string;
}

type Filters = Readonly<Record<string, string>>;

/** A named selection of the list's records, such as "Current" or "Mine". */
export interface ListView {
  readonly id: string;
  /** A function if it is an adjective, which agrees with the records of the list. */
  readonly label: string | ((records: Noun) => string);
  /** A function if the filters depend on the person; it returns null if the view does not apply to them. */
  readonly filters: Filters | ((session: Session) => Filters | null);
}

/** What the UI adds to a filter's description. */
export interface FilterOverride {
  readonly label?: string;
  /** The resource whose records it accepts, if the filter's field does not determine it. */
  readonly resource?: ResourceName;
  /** Whether it accepts countries, if the filter's field does not determine it. */
  readonly type?: "country";
  /** Whether it cannot be chosen among the filters; links set it. */
  readonly isHidden?: boolean;
  /** Shows a value that consists of several, as the API accepts it. */
  readonly Value?: ComponentType<{ readonly text: string }>;
}

/** What the UI adds to an action on several records. */
export interface BulkOverride {
  readonly label?: string;
  /** The states in which it can be run; by default any. */
  readonly from?: readonly string[];
  /** Parameters that are offered for one record only. */
  readonly without?: readonly string[];
  readonly fields?: Readonly<Record<string, FieldOverride>>;
  readonly isDangerous?: boolean;
}

export interface FormSection {
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly string[];
}

/** What the UI declares about a resource: its list, and the form that creates and changes records. */
export interface ResourceDeclaration<N extends ResourceName = ResourceName, One = ApiRecord> {
  readonly resource: N;
  readonly metadata: ResourceMetadata;
  readonly title: string;
  readonly singular: string;
  /** The name of a record, for resources whose records have no name. */
  nameOf?(record: One): string;
  readonly note?: string;
  readonly fields?: Readonly<Record<string, FieldOverride>>;
  readonly list: {
    /** The columns that are shown by default, in this order; the first one names the record. */
    readonly columns: readonly (string | Column<One>)[];
    /** Further columns that a person can select. */
    readonly more?: readonly (string | Column<One>)[];
    readonly sort?: string;
    readonly views?: readonly ListView[];
    readonly filters?: Readonly<Record<string, FilterOverride>>;
    readonly emptyText: string;
    /** Whether it is a list of its own besides the usual one of the resource, whose saved views do not apply. */
    readonly withoutSavedViews?: boolean;
    /** Additions to actions on several records; false if an action is offered for single records only. */
    readonly bulk?: Readonly<Record<string, BulkOverride | false>>;
  };
  readonly form: readonly FormSection[];
  /** Present if the records are also shown on a board. */
  readonly board?: BoardUi<One>;
  /** Present if the records are also shown in a calendar. */
  readonly calendar?: CalendarUi<One>;
  /** Present if the records are also shown on a timeline. */
  readonly timeline?: TimelineUi<One>;
  /** Initial values of a new record in the form. */
  readonly initial?: (session: Session) => Readonly<Record<string, unknown>>;
  /** Why a record can be neither changed nor deleted at present; null if it can. */
  lockOf?(record: One): string | null;
  /** Whether a field can be changed in the record's present state; by default all can while `lockOf` is null. */
  isChangeable?(record: One, field: string): boolean;
  /** The path of a record's page, to which the list leads; without it, a record is opened beside the list. */
  readonly page?: (id: string) => string;
  /** The path of the screen that creates a record; without it, records are created beside the list. */
  readonly createPath?: string;
  /** False if a record cannot be created as a copy of another one: it needs a file, or consists of secrets. */
  readonly isCopied?: boolean;
  /** The actions on one record in the order of their buttons, wherever a record is shown alone. */
  readonly actions?: Readonly<Record<string, ActionUi<One>>>;
  /** Present if the page of a record has a button that deletes it. */
  readonly deletion?: {
    /** The consequences of deleting it. */
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
  const record: Noun = { one: declaration.singular };
  const fields = Object.fromEntries(
    Object.values(metadata.fields).map((field) => [
      field.name,
      {
        // States are said of the record.
        optionLabels: field.options && ((option: string) => inWords(option, record)),
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

/** A field by its name. @throws Error if the resource does not have it. */
export function fieldOf(ui: Pick<ResourceUi, "fields" | "resource">, name: string): UiField {
  const field = ui.fields[name];
  if (!field) throw new Error(`${ui.resource} has no field ${name}.`);
  return field;
}

export const columnLabel = (ui: ResourceUi, { name, label }: Column): string =>
  label ?? ui.fields[name]?.label ?? name;
