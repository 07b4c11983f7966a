import { Anchor, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { inHours } from "../../../format/durations.ts";
import { plural, t } from "../../../messages/t.ts";
import { type UnbilledRow, unbilledQuery } from "../figures/invoice-reports.ts";

/** Work of a project that is not on the draft, and why. */
interface LeftOut {
  readonly key: string;
  readonly project: UnbilledRow;
  readonly what: ReactNode;
  readonly why: string;
}

/** What of a project is not billed in the currency of the draft. */
function leftOutOf(row: UnbilledRow, currency: string): LeftOut[] {
  const { project_id, unapproved_minutes, unpriced_entries, links } = row;
  const all: LeftOut[] = [];
  if (unapproved_minutes > 0)
    all.push({
      ...{ key: `${project_id} approval`, project: row, why: t("Nobody has approved it yet.") },
      what: <RowsBehind link={links.unapproved}>{inHours(unapproved_minutes)}</RowsBehind>,
    });
  if (unpriced_entries > 0)
    all.push({
      ...{ key: `${project_id} rate`, project: row, why: t("There is no rate for it.") },
      what: plural(unpriced_entries, "# time entry", "# time entries"),
    });
  if (row.currency !== currency)
    all.push({
      ...{ key: `${project_id} currency`, project: row, what: t("The whole project") },
      why: t`It is billed in ${row.currency}, on an invoice of its own.`,
    });
  return all;
}

const COLUMNS: readonly FigureColumn<LeftOut>[] = [
  {
    ...{ name: "project", label: t("Project"), isUnsorted: true },
    show: ({ project }) => (
      <Anchor component={Link} to={`/projects/${project.project_id}`} size="sm">
        {project.project_name}
      </Anchor>
    ),
  },
  { name: "what", label: t("What"), isUnsorted: true, show: ({ what }) => what },
  { name: "why", label: t("Why"), isUnsorted: true, show: ({ why }) => why },
];

interface LeftOutWorkProps {
  readonly clientId: string;
  readonly date: string | undefined;
  /** The projects that are billed; empty: all in the currency. */
  readonly projectIds: readonly string[];
  readonly currency: string;
}

/** The unbilled work of a client that the draft leaves out, by project, with the reasons. */
export function LeftOutWork({ clientId, date, projectIds, currency }: LeftOutWorkProps) {
  const { data } = useQuery(unbilledQuery({ client_id: clientId, date }));
  const rows = (data?.rows ?? [])
    .filter(({ project_id }) => projectIds.length === 0 || projectIds.includes(project_id))
    .flatMap((row) => leftOutOf(row, currency));
  if (rows.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t("Left out")}
      </Title>
      <Text size="sm" c="dimmed">
        {t("It stays unbilled, and can be billed later.")}
      </Text>
      <FigureTable
        label={t("Left out")}
        columns={COLUMNS}
        rows={rows}
        keyOf={({ key }) => key}
        sort=""
        onSort={() => undefined}
      />
    </Stack>
  );
}
