import { Button, Group, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callRecordGetter } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import { formatDate } from "../../../format/dates.ts";
import { formatNumber } from "../../../format/numbers.ts";
import { plural, t } from "../../../messages/t.ts";
import classes from "./calls-chart.module.css";

interface CalledDay {
  readonly date: string;
  readonly success: number;
  readonly client_error: number;
  readonly server_error: number;
  readonly total: number;
}

/** The classes of responses, the lowest part of a bar first. */
const PARTS = [
  { name: "success", label: t("Successful") },
  { name: "client_error", label: t("Refused (4xx)") },
  { name: "server_error", label: t("Failed (5xx)") },
] as const;

const HEIGHT = 120;
const STEP = 12;
const BAR = 8;

/** How often a key was used on each of the last 30 days, as bars or as a table. */
export function CallsChart({ keyId }: { readonly keyId: string }) {
  const [isTable, setTable] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["api-keys", "usage", keyId],
    queryFn: async () =>
      (await callRecordGetter<{ days: CalledDay[] }>("api-keys", keyId, "usage")).data.days,
  });
  const total = data?.reduce((sum, day) => sum + day.total, 0) ?? 0;
  return (
    <Panel
      title={t("Calls in the last 30 days")}
      note={
        data &&
        plural(
          total,
          "# call. The most recent calls may not be counted yet.",
          "# calls. The most recent calls may not be counted yet.",
        )
      }
      actions={
        total > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => setTable(!isTable)}>
            {isTable ? t("As bars") : t("As a table")}
          </Button>
        )
      }
    >
      {error && <ReadProblem error={error} />}
      {!data && !error && <FieldsSkeleton />}
      {data && total === 0 && <Text size="sm">{t("It was not used.")}</Text>}
      {data && total > 0 && (isTable ? <CallsTable days={data} /> : <CallsBars days={data} />)}
    </Panel>
  );
}

function CallsBars({ days }: { readonly days: readonly CalledDay[] }) {
  const most = Math.max(1, ...days.map(({ total }) => total));
  const width = days.length * STEP;
  return (
    <>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`Calls per day, at most ${formatNumber(most)} on one day. The table has every figure.`}
      >
        {days.map((day, index) => {
          let top = HEIGHT;
          return (
            <g key={day.date}>
              <title>{`${formatDate(day.date)}: ${day.total}`}</title>
              <rect className={classes.ground} x={index * STEP} y={HEIGHT - 1} width={BAR} height={1} />
              {PARTS.map(({ name }) => {
                const height = (day[name] / most) * (HEIGHT - 4);
                top -= height;
                return (
                  <rect key={name} data-part={name} x={index * STEP} y={top} width={BAR} height={height} />
                );
              })}
            </g>
          );
        })}
      </svg>
      <Group justify="space-between" mt={4}>
        <Text size="xs" c="dimmed">
          {formatDate(days[0]!.date)}
        </Text>
        <Text size="xs" c="dimmed">
          {formatDate(days.at(-1)!.date)}
        </Text>
      </Group>
      <Group gap="md" mt="xs">
        {PARTS.map(({ name, label }) => (
          <Text key={name} size="xs" className={classes.legend} data-part={name}>
            {label}
          </Text>
        ))}
      </Group>
    </>
  );
}

function CallsTable({ days }: { readonly days: readonly CalledDay[] }) {
  const used = days.filter(({ total }) => total > 0);
  return (
    <Table.ScrollContainer minWidth={360} type="native">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("Day")}</Table.Th>
            {PARTS.map(({ name, label }) => (
              <Table.Th key={name} ta="right">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {used.toReversed().map((day) => (
            <Table.Tr key={day.date}>
              <Table.Td>{formatDate(day.date)}</Table.Td>
              {PARTS.map(({ name }) => (
                <Table.Td key={name} ta="right">
                  {formatNumber(day[name])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
