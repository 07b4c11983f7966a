import { Fieldset, Table, Text } from "@mantine/core";
import type { InputProps, ShowProps } from "../../../fields/field-ui.ts";
import { MinutesField } from "../../../fields/inputs/hours.tsx";
import { inHours } from "../../../format/durations.ts";
import { inWords } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";

interface Targets {
  readonly first_response_minutes: number | null;
  readonly resolution_minutes: number | null;
}

type Sla = Readonly<Record<string, Targets>>;

const PRIORITIES = ["urgent", "high", "normal", "low"];
const TARGETS = ["first_response_minutes", "resolution_minutes"] as const;
const HEADINGS = { first_response_minutes: t("First response"), resolution_minutes: t("Resolution") };

/** A promise in hours and minutes. */
export const promiseInWords = (minutes: number | null): string =>
  minutes === null ? t("no promise") : inHours(minutes);

function SlaTable({ cell }: { readonly cell: (priority: string, target: keyof Targets) => React.ReactNode }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("Priority")}</Table.Th>
          {TARGETS.map((target) => (
            <Table.Th key={target}>{HEADINGS[target]}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {PRIORITIES.map((priority) => (
          <Table.Tr key={priority}>
            <Table.Td>{inWords(priority)}</Table.Td>
            {TARGETS.map((target) => (
              <Table.Td key={target}>{cell(priority, target)}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Within how many minutes of business hours tickets are answered and resolved. */
export function ShowTicketSla({ value }: ShowProps) {
  return <SlaTable cell={(priority, target) => promiseInWords((value as Sla)[priority]?.[target] ?? null)} />;
}

export function TicketSlaInput({ field, value, onChange, error }: InputProps) {
  const sla = (value as Sla | null) ?? {};
  return (
    <Fieldset legend={field.label} data-path={field.name}>
      <Text size="sm" c="dimmed" mb="xs">
        {t("Business hours; empty: no promise.")}
      </Text>
      <SlaTable
        cell={(priority, target) => (
          <MinutesField
            field={{
              name: `${field.name}.${priority}.${target}`,
              label: `${inWords(priority)}: ${HEADINGS[target]}`,
              type: "minutes",
            }}
            isLabelHidden
            value={sla[priority]?.[target] ?? null}
            onChange={(promised) =>
              onChange({ ...sla, [priority]: { ...sla[priority], [target]: promised } })
            }
          />
        )}
      />
      {error && (
        <Text size="sm" c="error" role="alert">
          {error}
        </Text>
      )}
    </Fieldset>
  );
}
