import { Autocomplete, Fieldset, Select, SimpleGrid, Text, TextInput } from "@mantine/core";
import type { UiField } from "../declare/resource-ui.ts";
import { countryName } from "../format/names.ts";
import { inWords } from "../format/words.ts";
import { t } from "../messages/t.ts";
import { countryChoices } from "./country-choices.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

type Parts = Readonly<Record<string, string | null>>;

/** The order in which addresses are written; other keys follow in their own order. */
const ORDER = ["street", "zip_code", "city", "state", "country"];
const place = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
const inOrder = (keys: readonly string[]): string[] => [...keys].sort((a, b) => place(a) - place(b));

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

/** An object of several texts, such as an address. */
export const object: FieldUi = {
  isWide: true,
  Show({ value, field }) {
    const parts = value as Parts;
    const given = inOrder(Object.keys(parts)).flatMap((key) => {
      const text = parts[key];
      if (!text) return [];
      return [field.countryKeys?.includes(key) ? countryName(text) : text];
    });
    return <ShownText>{given.join(", ")}</ShownText>;
  },
  Input({ field, value, onChange, error, errors = {} }) {
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
  },
};
