import type { ComponentType } from "react";
import type { ApiRecord } from "../api/records.ts";
import type { UiField } from "../declare/resource-ui.ts";

export interface ShowProps {
  /** As it is returned; never null. */
  readonly value: unknown;
  readonly field: UiField;
  readonly record?: ApiRecord;
}

export interface InputProps {
  readonly field: UiField;
  /** As it is returned, or as it was entered; null when empty. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly error?: string;
  /** The messages at parts of the value, by their paths within it; `error` has them all. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The record that is changed: it has the names of what its references point to. */
  readonly record?: ApiRecord;
  /** What is entered in the whole form, for fields that depend on others. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Whether a dialog that opens puts the cursor here. */
  readonly isFirst?: boolean;
  /** The label is only read out, since a table's heads already say it. */
  readonly isLabelHidden?: boolean;
}

/** How values of a field type are shown and edited. */
export interface FieldUi {
  readonly Show: ComponentType<ShowProps>;
  readonly Input: ComponentType<InputProps>;
  /** Numbers stand at the right of a column. */
  readonly isNumeric?: boolean;
  /** Takes a whole row of a form. */
  readonly isWide?: boolean;
  /** What somebody means by what they entered, when they leave the input and when the form is sent. */
  readonly tidy?: (value: string) => string;
}

/** What every input of a field has: its label, what to know of it, what the API has against it. */
export const inputProps = ({ field, error, isFirst, isLabelHidden }: InputProps) => ({
  ...(isLabelHidden ? { "aria-label": field.label } : { label: field.label }),
  description: field.hint,
  withAsterisk: field.required,
  name: field.name,
  error,
  "data-path": field.name,
  "data-autofocus": isFirst || undefined,
});
