import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { formatMoney, formatPercent } from "../../format/numbers.ts";
import { quantityInWords } from "../../format/quantities.ts";
import { t } from "../../messages/t.ts";
import classes from "./offer-lines-list.module.css";

type Line = ApiRecord<"offer-lines">;

interface Part {
  readonly section: string | null;
  readonly lines: readonly Line[];
}

/** The lines with the same section that follow one another, as they are printed. */
function partsOf(lines: readonly Line[]): Part[] {
  const parts: { section: string | null; lines: Line[] }[] = [];
  for (const line of lines) {
    const { section } = line.attributes;
    const last = parts.at(-1);
    if (last && last.section === section) last.lines.push(line);
    else parts.push({ section, lines: [line] });
  }
  return parts;
}

function OfferLine({ line: { attributes }, currency }: { readonly line: Line; readonly currency: string }) {
  const { description, details, quantity, unit, unit_price, discount_percent, tax_name } = attributes;
  const counts = !attributes.is_optional || attributes.is_selected;
  const price = `${quantityInWords(quantity, unit)} × ${formatMoney(unit_price, currency)}`;
  const discount = discount_percent === 0 ? [] : [t`${formatPercent(discount_percent)} off`];
  return (
    <li className={classes.line}>
      <Stack gap={2} miw={0}>
        <Group gap="xs">
          <Text size="sm" fw={500} component="span">
            {description}
          </Text>
          {attributes.is_optional && (
            <Badge variant="light" color={counts ? "teal" : "gray"} tt="none">
              {counts ? t("Option, chosen") : t("Option")}
            </Badge>
          )}
        </Group>
        {details !== null && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: "pre-wrap" }}>
            {details}
          </Text>
        )}
        <Text size="xs" c="dimmed" component="span">
          {[price, ...discount, tax_name ?? t("No tax")].join(" · ")}
        </Text>
      </Stack>
      <Text size="sm" className={classes.amount} c={counts ? undefined : "dimmed"} component="span">
        {formatMoney(attributes.net_amount, currency)}
      </Text>
    </li>
  );
}

/** The lines of an offer as they are printed: under their sections, with what is optional. */
export function OfferLinesList({
  lines,
  currency,
}: {
  readonly lines: readonly Line[];
  readonly currency: string;
}) {
  return (
    <Stack gap="md">
      {partsOf(lines).map(({ section, lines: within }) => (
        <div key={within[0]!.id}>
          {section !== null && (
            <Title order={3} size="h5" mb={4}>
              {section}
            </Title>
          )}
          <ul className={classes.lines}>
            {within.map((line) => (
              <OfferLine key={line.id} line={line} currency={currency} />
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
