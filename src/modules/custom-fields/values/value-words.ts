import type { Definition } from "../custom-fields/definition.ts";

/** What a value of a custom field depends on to be written for people. */
export interface ValueWriting {
  readonly dayOf: (value: string) => string;
  readonly momentDayOf: (value: string) => string;
  /** The names of employees by their ids. */
  readonly nameOf: (employeeId: string) => string;
}

const labelOf = ({ options }: Definition, value: unknown): string =>
  options?.find((option) => option.value === value)?.label ?? String(value);

/** A value of a custom field as people read it: options by their labels, employees by their names. */
export function valueWords(definition: Definition, value: unknown, writing: ValueWriting): string {
  switch (definition.type) {
    case "boolean":
      return value === true ? "yes" : "no";
    case "date":
      return writing.dayOf(String(value));
    case "datetime":
      return writing.momentDayOf(String(value));
    case "select":
      return labelOf(definition, value);
    case "multi_select":
      return (value as readonly unknown[]).map((one) => labelOf(definition, one)).join(", ");
    case "employee":
      return writing.nameOf(String(value));
    default:
      return String(value);
  }
}
