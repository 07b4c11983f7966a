import { FieldInput } from "../fields/inputs/index.tsx";
import { t } from "../messages/t.ts";
import { DaysInput } from "./days-input.tsx";
import { decodeValue, encodeValue, isRange } from "./filter-text.ts";
import type { FilterValueProps } from "./filter-value.tsx";
import { RangeInput } from "./range-input.tsx";

/** The input of a filter's value. */
export function FilterValueInput({
  field,
  text,
  onChange,
}: FilterValueProps & { readonly onChange: (text: string) => void }) {
  if (!isRange(field)) {
    return (
      <FieldInput
        field={{ ...field, label: t("Value") }}
        value={decodeValue(field, text)}
        onChange={(value) => onChange(encodeValue(field, value))}
      />
    );
  }
  return field.type === "number" ? (
    <RangeInput {...{ field, text, onChange }} />
  ) : (
    <DaysInput {...{ field, text, onChange }} />
  );
}
