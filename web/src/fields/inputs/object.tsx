import { Autocomplete, Fieldset, Select, SimpleGrid, Text, TextInput } from "@mantine/core";
import type { UiField } from "../../declare/resource-ui.ts";
import { countryName } from "../../format/names.ts";
import { inWords } from "../../format/words.ts";
import { t } from "../../messages/t.ts";
import { countryChoices } from "../country-choices.ts";
import type { InputProps } from "../field-ui.ts";
import { inOrder, type Parts } from "../object.tsx";

/** The state of an address has another word in other languages than the state of a record. */
const labelOf = (part: string): string => (part === "state" ? t("State or region") : inWords(part));

interface PartProps {
  readonly field: UiField;
  readonly part: string;
  readonly value: string | null;
  readonly error?: string;
  readonly onChange: (value: string | null) => void;
}

/** One text of the object. A country is selected if the API stores its code; else it can be typed as well. */
function PartInput({ field, part, value, error, onChange }: PartProps) {
  const shared = { label: labelOf(part), name: `${field.name}.${part}`, error };
  if (field.countryKeys?.includes(part)) {
    return (
      <Select
        {...shared}
        data={countryChoices()}
        value={value}
        onChange={onChange}
        searchable
        clearable
        limit={60}
        nothingFoundMessage={t("No such country")}
      />
    );
  }
  if (part === "country") {
    return (
      <Autocomplete
        {...shared}
        data={countryChoices().map(({ value: code }) => countryName(code))}
        value={value ?? ""}
        onChange={(text) => onChange(text || null)}
        limit={60}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      value={value ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}

/** Edits an object of several texts, such as an address. */
export function ObjectField({ field, value, onChange, error, errors = {} }: InputProps) {
  const parts = (value as Parts | null) ?? {};
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <Fieldset legend={field.label} data-path={field.name}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {inOrder(field.keys ?? []).map((key) => (
          <PartInput
            key={key}
            field={field}
            part={key}
            value={parts[key] ?? null}
            error={errors[key]}
            onChange={(text) => onChange({ ...parts, [key]: text })}
          />
        ))}
      </SimpleGrid>
      {error && !hasErrors && (
        <Text size="xs" c="error" mt={6}>
          {error}
        </Text>
      )}
    </Fieldset>
  );
}
