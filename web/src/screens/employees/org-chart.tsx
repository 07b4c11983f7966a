import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../components/empty-state.tsx";
import { Page } from "../../components/page.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { plural, t } from "../../messages/t.ts";
import { ChartBranch } from "./chart-branch.tsx";
import { chartQuery } from "./chart-query.ts";
import classes from "./org-chart.module.css";

/** The org chart from the top, with branches that can be unfolded. */
export default function OrgChart() {
  const { data: tops, error } = useQuery(chartQuery(null));
  const people = tops?.reduce((sum, top) => sum + top.all_reports + 1, 0) ?? 0;
  return (
    <Page
      title={t("Org chart")}
      note={tops && <Text size="sm">{plural(people, "# person", "# people")}</Text>}
    >
      {error && <ReadProblem error={error} />}
      {!tops && !error && <TableSkeleton />}
      {tops?.length === 0 && (
        <EmptyState
          icon="sitemap"
          title={t("Nobody is here yet")}
          text={t("The chart shows employees below their managers.")}
        />
      )}
      <ul className={classes.tree}>
        {tops?.map((top) => (
          <ChartBranch key={top.id} person={top} isOpenAtFirst />
        ))}
      </ul>
    </Page>
  );
}
