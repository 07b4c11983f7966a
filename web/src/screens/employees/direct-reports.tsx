import { SimpleGrid } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ApiRecord } from "../../api/records.ts";
import { Panel } from "../../components/panel.tsx";
import { Person } from "../../components/person.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import classes from "./direct-reports.module.css";

/** The direct reports of an employee. */
export function DirectReports({ record }: RecordViewProps<"employees">) {
  const reports = (record.relationships?.managedEmployees ?? []) as readonly ApiRecord<"employees">[];
  const live = reports.filter(({ attributes }) => !attributes.archived_at);
  if (live.length === 0) return null;
  return (
    <Panel title={t`Direct reports (${live.length})`}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs">
        {live.map(({ id, attributes }) => (
          <Link key={id} to={`/employees/${id}`} className={classes.report}>
            <Person name={attributes.name} avatar={attributes.avatar} />
          </Link>
        ))}
      </SimpleGrid>
    </Panel>
  );
}
