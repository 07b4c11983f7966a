import { Fieldset, NumberInput, Table, Text } from "@mantine/core";
import type { InputProps, ShowProps } from "../../../fields/field-ui.ts";
import { inWords } from "../../../format/words.ts";

interface Targets {
  readonly first_response_minutes: number | null;
  readonly resolution_minutes: number | null;
}

type Sla = Readonly<Record<string, Targets>>;

const PRIORITIES = ["urgent", "high", "normal", "low"];
const TARGETS = ["first_response_minutes", "resolution_minutes"] as const;
const HEADINGS = { first_response_minutes: "First response", resolution_minutes: "Resolution" };

/** Minutes as people say them: "4 h", "1 h 30 min". */
export function minutesInWords(minutes: number | null): string {
  if (minutes === null) return "no promise";
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""]
    .filter(Boolean)
    .join(" ");
}

function SlaTable({ cell }: { readonly cell: (priority: string, target: keyof Targets) => React.ReactNode }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Priority</Table.Th>
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
  return <SlaTable cell={(priority, target) => minutesInWords((value as Sla)[priority]?.[target] ?? null)} />;
}

export function TicketSlaInput({ field, value, onChange, error }: InputProps) {
  const sla = (value as Sla | null) ?? {};
  return (
    <Fieldset legend={field.label}>
      <Text size="sm" c="dimmed" mb="xs">
        Minutes of business hours; empty: no promise.
      </Text>
      <SlaTable
        cell={(priority, target) => (
          <NumberInput
            aria-label={`${inWords(priority)}: ${HEADINGS[target]} in minutes`}
            size="xs"
            min={1}
            max={525_600}
            allowDecimal={false}
            value={sla[priority]?.[target] ?? ""}
            onChange={(minutes) =>
              onChange({
                ...sla,
                [priority]: { ...sla[priority], [target]: minutes === "" ? null : Number(minutes) },
              })
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
