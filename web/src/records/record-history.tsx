import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listQuery } from "../api/queries.ts";
import type { ApiRecord } from "../api/records.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { Panel } from "../components/panel.tsx";
import { ReadProblem } from "../components/read-problem.tsx";
import { FieldsSkeleton } from "../components/skeletons.tsx";
import type { RecordViewProps } from "../declare/record-page.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { actorInWords, doneInWords } from "../fields/event-in-words.ts";
import { formatDateTime } from "../format/times.ts";
import { rich, t } from "../messages/t.ts";
import { ChangeList } from "./change-list.tsx";
import classes from "./record-history.module.css";

const STEP = 20;

/** The history of a record: its entries of the audit log, the latest first. */
export function RecordHistory({ ui, record }: RecordViewProps) {
  const [perPage, setPerPage] = useState(STEP);
  const query = { resource_type: record.type, resource_id: record.id, perPage };
  const { data: page, error } = useQuery(listQuery("audit-log", query));
  return (
    <Panel title={t("History")} note={t("Who changed what, and when.")}>
      {error && <ReadProblem error={error} />}
      {!page && !error && <FieldsSkeleton />}
      {page?.data.length === 0 && <EmptyState icon="history" title={t("No activity yet")} />}
      <ol className={classes.entries}>
        {page?.data.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} fields={ui.fields} />
        ))}
      </ol>
      {page && page.meta.total > perPage && (
        <Group justify="center" mt="md">
          <Button variant="default" size="xs" onClick={() => setPerPage(perPage + STEP)}>
            {t("Show earlier entries")}
          </Button>
        </Group>
      )}
    </Panel>
  );
}

interface HistoryEntryProps {
  readonly entry: ApiRecord;
  readonly fields: Readonly<Record<string, UiField>>;
}

function HistoryEntry({ entry, fields }: HistoryEntryProps) {
  const { event, actor_type, actor_name, created_at, changes } = entry.attributes as Record<
    string,
    string
  > & {
    changes: Record<string, unknown>;
  };
  const done = doneInWords(String(event));
  const by = actorInWords({ actor_type: String(actor_type), actor_name: String(actor_name) });
  return (
    <li className={classes.entry}>
      <Text size="sm">{rich`${<b key="done">{done}</b>} by ${by}`}</Text>
      <Text size="xs" c="dimmed">
        {formatDateTime(String(created_at))}
      </Text>
      <ChangeList changes={changes} fields={fields} />
    </li>
  );
}
