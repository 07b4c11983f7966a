import { ActionIcon, Loader, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { Person } from "../../components/person.tsx";
import { formatNumber } from "../../format/numbers.ts";
import { plural, t } from "../../messages/t.ts";
import { type ChartPerson, chartQuery } from "./chart-query.ts";
import classes from "./org-chart.module.css";

interface ChartBranchProps {
  readonly person: ChartPerson;
  readonly isOpenAtFirst?: boolean;
}

const countOf = ({ direct_reports, all_reports }: ChartPerson): string =>
  all_reports === direct_reports
    ? plural(direct_reports, "# report", "# reports")
    : plural(direct_reports, "# report, {0} in all", "# reports, {0} in all", formatNumber(all_reports));

/** A person of the chart with their reports. Deeper levels are loaded when the branch is unfolded. */
export function ChartBranch({ person, isOpenAtFirst = false }: ChartBranchProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const list = useId();
  const isCutOff = person.reports.length < person.direct_reports;
  const { data } = useQuery({ ...chartQuery(person.id), enabled: isOpen && isCutOff });
  const reports = isCutOff ? data?.[0]?.reports : person.reports;
  return (
    <li className={classes.branch}>
      <div className={classes.person}>
        <Link to={`/employees/${person.id}`} className={classes.link}>
          <Person name={person.name} avatar={person.avatar} note={person.position} size={36} />
        </Link>
        {person.direct_reports > 0 && (
          <>
            <Text size="xs" c="dimmed" component="span" className={classes.count}>
              {countOf(person)}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-expanded={isOpen}
              aria-controls={list}
              aria-label={
                isOpen ? t`Fold the reports of ${person.name}` : t`Unfold the reports of ${person.name}`
              }
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? "chevron-down" : "chevron-right"} />
            </ActionIcon>
          </>
        )}
      </div>
      {isOpen && (
        <ul className={classes.reports} id={list}>
          {reports ? (
            reports.map((report) => <ChartBranch key={report.id} person={report} />)
          ) : (
            <li>
              <Loader size="xs" m="xs" />
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
