import { Checkbox, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { listQuery, MAX_OPTIONS } from "../../api/queries.ts";
import type { ApiRecord } from "../../api/records.ts";
import type { InputProps } from "../../fields/field-ui.ts";
import { formatMoney } from "../../format/numbers.ts";

/** The optional lines of an offer, of which the client chose some. Until one is changed, the selected ones are chosen. */
export function ChosenLines({ field, value, onChange, error, record }: InputProps) {
  const offer = record as unknown as ApiRecord<"offers">;
  const { data: page } = useQuery(
    listQuery("offer-lines", {
      offer_id: offer.id,
      is_optional: "true",
      sort: "position",
      perPage: MAX_OPTIONS,
    }),
  );
  const lines = page?.data ?? [];
  if (lines.length === 0) return null;
  const selected = lines.filter(({ attributes }) => attributes.is_selected).map(({ id }) => id);
  return (
    <Checkbox.Group
      label={field.label}
      description={field.hint}
      error={error}
      value={(value as string[] | null) ?? selected}
      onChange={onChange}
      data-path={field.name}
    >
      <Stack gap="xs" mt="xs">
        {lines.map(({ id, attributes }) => (
          <Checkbox
            key={id}
            value={id}
            label={
              <>
                {attributes.description}{" "}
                <Text span c="dimmed" size="sm">
                  {formatMoney(attributes.net_amount, offer.attributes.currency)}
                </Text>
              </>
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
