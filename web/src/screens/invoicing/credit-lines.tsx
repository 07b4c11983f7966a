import { Input, SegmentedControl, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiRecord, tryAction } from "../../api/records.ts";
import { Misread } from "../../declare/misread.ts";
import type { UiField } from "../../declare/resource-ui.ts";
import type { InputProps } from "../../fields/field-ui.ts";
import { FieldInput } from "../../fields/inputs/index.tsx";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";

type Line = ApiRecord<"invoice-lines">;
type Amounts = Readonly<Record<string, unknown>>;

/** What is left of the lines of an invoice: the lines of a credit note for everything. */
const remainderQuery = (invoiceId: string) => ({
  queryKey: ["invoices", invoiceId, "remainder"],
  queryFn: async () => {
    const { data } = await tryAction("invoices", invoiceId, "credit", {}, { include: "lines" });
    return {
      currency: String(data.attributes.currency),
      lines: (data.relationships?.lines ?? []) as unknown as readonly Line[],
    };
  },
  gcTime: 0,
  retry: false,
});

const AMOUNT: Omit<UiField, "name" | "label" | "hint"> = { type: "money", decimals: 2, currencyField: null };
const NOTHING_CHOSEN = t("Enter an amount for at least one line.");

/** The parameter from the amounts by line: those that are empty are not credited. */
function chosenOf(amounts: Amounts, lines: readonly Line[]): unknown {
  const given = lines
    .map(({ attributes }) => attributes.credited_line_id!)
    .filter((id) => (amounts[id] ?? null) !== null)
    .map((id) => ({ invoice_line_id: id, amount: amounts[id] }));
  return given.length > 0 ? given : new Misread("", NOTHING_CHOSEN);
}

/** The lines of an invoice that a credit note corrects: everything that is left, or chosen lines with their amounts. */
export function CreditLines({ field, value, onChange, error, errors = {}, record }: InputProps) {
  const { data, error: failure } = useQuery(remainderQuery(record!.id));
  const [amounts, setAmounts] = useState<Amounts>({});
  const isChosen = value !== null;
  const lines = data?.lines ?? [];
  const choose = (next: Amounts): void => {
    setAmounts(next);
    onChange(chosenOf(next, lines));
  };
  const places = lines
    .map(({ attributes }) => attributes.credited_line_id!)
    .filter((id) => (amounts[id] ?? null) !== null);
  const all = () =>
    Object.fromEntries(lines.map(({ attributes }) => [attributes.credited_line_id!, attributes.unit_price]));
  return (
    <Input.Wrapper
      label={field.label}
      labelElement="div"
      error={value instanceof Misread ? value.problem : Object.keys(errors).length === 0 ? error : undefined}
      data-path={field.name}
    >
      <Stack gap="sm" mt={4}>
        <SegmentedControl
          aria-label={field.label}
          data={[
            { value: "all", label: t("Everything that is left") },
            { value: "lines", label: t("Amounts by line") },
          ]}
          value={isChosen ? "lines" : "all"}
          onChange={(mode) => (mode === "lines" ? choose(all()) : onChange(null))}
          disabled={!data}
        />
        {failure && (
          <Text size="sm" c="error">
            {failure.message}
          </Text>
        )}
        {isChosen &&
          lines.map(({ id, attributes }) => {
            const credited = attributes.credited_line_id!;
            const left = formatMoney(attributes.unit_price, data!.currency);
            return (
              <FieldInput
                key={id}
                field={{
                  ...AMOUNT,
                  name: `lines.${credited}`,
                  label: attributes.description,
                  hint:
                    attributes.quantity < 0
                      ? t`At most ${left}, without tax. A deduction.`
                      : t`At most ${left}, without tax.`,
                }}
                value={amounts[credited] ?? null}
                error={errors[`${places.indexOf(credited)}.amount`]}
                onChange={(amount) => choose({ ...amounts, [credited]: amount })}
              />
            );
          })}
      </Stack>
    </Input.Wrapper>
  );
}
