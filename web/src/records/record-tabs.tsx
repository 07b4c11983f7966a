import { Stack, Tabs } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReadRecord } from "../api/records.ts";
import { PartBoundary } from "../components/part-boundary.tsx";
import type { PageTab } from "../declare/record-page.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { hasValueAt } from "../declare/value-at.ts";
import { useMay } from "../session/session.ts";
import { EditableSection } from "./editable-section.tsx";
import classes from "./record-page.module.css";

interface RecordTabsProps extends ReadRecord {
  readonly ui: ResourceUi;
  readonly tabs: readonly PageTab[];
}

/** The tabs of a record that have content for the person; the URL says which one is open. */
export function RecordTabs({ ui, tabs, record, tag }: RecordTabsProps) {
  const may = useMay();
  const navigate = useNavigate();
  const given = useSearch({ strict: false }) as { tab?: string };
  const hasFields = ({ sections = [] }: PageTab): boolean =>
    sections.some(({ fields }) => fields.some((name) => hasValueAt(record.attributes, name)));
  const shown = tabs.filter((tab) => (tab.isShown ? tab.isShown(record, may) : hasFields(tab)));
  const current = shown.find(({ id }) => id === given.tab) ?? shown[0];
  const choose = (tab: string | null) =>
    void navigate({
      to: ".",
      search: { tab: tab === shown[0]?.id ? undefined : tab } as never,
      replace: true,
    });
  return (
    <Tabs value={current?.id ?? null} onChange={choose} keepMounted={false}>
      <Tabs.List className={classes.tabs}>
        {shown.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map(({ id, sections = [], Content }) => (
        <Tabs.Panel key={id} value={id} pt="lg">
          <Stack gap="lg">
            {sections.map((section) => (
              <EditableSection key={section.title} ui={ui} section={section} record={record} tag={tag} />
            ))}
            {Content && (
              <PartBoundary name={`${record.id} ${id}`}>
                <Content ui={ui} record={record} />
              </PartBoundary>
            )}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
