import { Group, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../../api/failure.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Page } from "../../components/page.tsx";
import { Panel } from "../../components/panel.tsx";
import { Problem } from "../../components/problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { todayIn } from "../../format/dates.ts";
import { formatMoney, formatNumber } from "../../format/numbers.ts";
import { useSession } from "../../session/session.ts";
import { portfolioQuery } from "./economics.ts";
import { FigureList } from "./figure-list.tsx";
import { MarginChart } from "./margin-chart.tsx";
import { PortfolioTable } from "./portfolio-table.tsx";

/** All projects in a period: what they earn, cost and use of their budgets. */
export default function PortfolioScreen() {
  const { workspace } = useSession();
  const today = todayIn(workspace.timezone);
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const [sort, setSort] = useState("");
  const isPeriod = from !== "" && to !== "" && from <= to;
  const { data, error } = useQuery({
    ...portfolioQuery({ date: `${from},${to}`, sort: sort === "" ? undefined : sort, limit: 500 }),
    enabled: isPeriod,
    placeholderData: (before) => before,
  });
  const money = (value: number) => formatMoney(value, workspace.base_currency);
  const { totals, counts, rows } = data ?? {};
  return (
    <Page
      title="Portfolio"
      note={`What the projects earn, cost and use of their budgets, in ${workspace.base_currency}.`}
      actions={
        <Group gap="xs" align="flex-end">
          <TextInput
            label="From"
            type="date"
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            label="To"
            type="date"
            value={to}
            error={isPeriod ? undefined : "After the first day."}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </Group>
      }
    >
      {error && <Problem text={messageOf(error)} />}
      {!data && !error && <TableSkeleton />}
      {totals && counts && rows && (
        <Stack gap="lg">
          <Panel title="Together">
            <FigureList
              figures={[
                { label: "Projects", value: formatNumber(counts.projects ?? 0) },
                { label: "Worked", value: `${formatNumber(totals.worked_hours)} h` },
                ...(totals.revenue === undefined ? [] : [{ label: "Revenue", value: money(totals.revenue) }]),
                ...(totals.profit === undefined ? [] : [{ label: "Profit", value: money(totals.profit) }]),
                ...(typeof totals.margin_percent === "number"
                  ? [{ label: "Margin", value: `${formatNumber(totals.margin_percent)} %` }]
                  : []),
                { label: "Over budget", value: formatNumber(counts.over_budget ?? 0) },
                { label: "Nearly used up", value: formatNumber(counts.warning ?? 0) },
                { label: "Past their end", value: formatNumber(counts.past_end ?? 0) },
              ]}
            />
          </Panel>
          {rows.length === 0 ? (
            <EmptyState icon="folder" title="No projects" text="Nothing was worked on in that period." />
          ) : (
            <>
              {totals.profit !== undefined && <MarginChart rows={rows} currency={workspace.base_currency} />}
              <PortfolioTable rows={rows} currency={workspace.base_currency} sort={sort} onSort={setSort} />
            </>
          )}
        </Stack>
      )}
    </Page>
  );
}
