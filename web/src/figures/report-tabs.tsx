import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { PartBoundary } from "../components/part-boundary.tsx";
import { useScreenSearch } from "../components/use-screen-search.ts";

interface ReportTab {
  readonly id: string;
  readonly label: string;
}

interface ReportTabsProps<Tab extends ReportTab> {
  readonly tabs: readonly Tab[];
  readonly show: (tab: Tab) => ReactNode;
}

/** The tab of a report that the address names as `report`; the first one if it names none. */
export function useReportTab<Tab extends ReportTab>(tabs: readonly Tab[]): Tab {
  const [given] = useScreenSearch();
  return tabs.find(({ id }) => id === given.report) ?? tabs[0]!;
}

/** Several reports of one screen as tabs, of which only the open one is read. */
export function ReportTabs<Tab extends ReportTab>({ tabs, show }: ReportTabsProps<Tab>) {
  const [, change] = useScreenSearch();
  const current = useReportTab(tabs);
  return (
    <Tabs
      value={current.id}
      onChange={(id) => change({ report: id === tabs[0]!.id ? undefined : (id ?? undefined) })}
      keepMounted={false}
    >
      <Tabs.List mb="lg">
        {tabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.id} value={tab.id}>
          <PartBoundary name={`report ${tab.id}`}>{show(tab)}</PartBoundary>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
