import { Fieldset, SimpleGrid, Text, TextInput } from "@mantine/core";
import { inWords } from "../format/words.ts";
import type { FieldUi } from "./field-ui.ts";

type Parts = Readonly<Record<string, string | null>>;

/** As an address is written; other keys follow in their own order. */
const ORDER = ["street", "zip_code", "city", "state", "country"];
const place = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
const inOrder = (keys: readonly string[]): string[] => [...keys].sort((a, b) => place(a) - place(b));

/** An object of a few texts, such as an address. */
export const object: FieldUi = {
  isWide: true,
  Show({ value }) {
    const parts = value as Parts;
    const given = inOrder(Object.keys(parts)).flatMap((key) => parts[key] ?? []);
    return (
      <Text size="sm" component="span">
        {given.join(", ")}
      </Text>
    );
  },
  Input({ field, value, onChange, error }) {
    const parts = (value as Parts | null) ?? {};
    return (
      <Fieldset legend={field.label}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {inOrder(field.keys ?? []).map((key) => (
            <TextInput
              key={key}
              label={inWords(key)}
              name={`${field.name}.${key}`}
              value={parts[key] ?? ""}
              onChange={(event) => onChange({ ...parts, [key]: event.currentTarget.value || null })}
            />
          ))}
        </SimpleGrid>
        {error && (
          <Text size="xs" c="error" mt={6}>
            {error}
          </Text>
        )}
      </Fieldset>
    );
  },
};
