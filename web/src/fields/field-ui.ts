import type { ComponentType } from "react";
import type { ApiRecord } from "../api/records.ts";
import type { UiField } from "../declare/resource-ui.ts";

export interface ShowProps {
  /** The value as it is returned; never null. */
  readonly value: unknown;
  readonly field: UiField;
  readonly record?: ApiRecord;
}

export interface InputProps {
  readonly field: UiField;
  /** The value as it is returned or entered; null if empty. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly error?: string;
  /** The messages at parts of the value, by their paths in it; `error` contains all of them. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The record that is edited, with the names of the records that it refers to. */
  readonly record?: ApiRecord;
  /** The values of the whole form, for fields that depend on others. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Whether it gets the focus when a dialog opens. */
  readonly isFirst?: boolean;
  /** Whether the label is only for screen readers, because the table's header shows it. */
  readonly isLabelHidden?: boolean;
}

/** How values of a field type are shown. Their inputs are apart (`inputs/`), because lists and pages do without. */
export interface FieldUi {
  readonly Show: ComponentType<ShowProps>;
  /** Whether values are right-aligned in a column. */
  readonly isNumeric?: boolean;
  /** Whether it uses a whole row of a form. */
  readonly isWide?: boolean;
  /** Normalizes the input when it loses the focus and when the form is sent. */
  readonly tidy?: (value: string) => string;
}

/** A field of a declaration with an input of its own. */
export interface EditableFieldUi extends FieldUi {
  readonly Input: ComponentType<InputProps>;
}

/** The properties that all inputs share: label, hint, error. */
export const inputProps = ({ field, error, isFirst, isLabelHidden }: InputProps) => ({
  ...(isLabelHidden ? { "aria-label": field.label } : { label: field.label }),
  description: field.hint,
  withAsterisk: field.required,
  name: field.name,
  error,
  "data-path": field.name,
  "data-autofocus": isFirst || undefined,
});
