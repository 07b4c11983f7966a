import { Anchor, Group, Stack, Tabs } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { recordQuery } from "../api/queries.ts";
import type { ReadRecord } from "../api/records.ts";
import { Icon } from "../components/icon.tsx";
import { FieldsSkeleton } from "../components/skeletons.tsx";
import { labelSelection, recordLabel } from "../declare/record-label.ts";
import type { PageTab, RecordPageDeclaration } from "../declare/record-page.ts";
import { fieldOf } from "../declare/resource-ui.ts";
import { useMay, useSession } from "../session/session.ts";
import { EditableSection } from "./editable-section.tsx";
import classes from "./record-page.module.css";

/** The screen with the page of one record of a declared resource. */
export function recordPage(declaration: RecordPageDeclaration): ComponentType {
  const include = includeOf(declaration);
  return () => {
    const { id = "" } = useParams({ strict: false }) as { id?: string };
    const { data, error } = useQuery(recordQuery(declaration.ui.resource, id, { include }));
    // What is wrong is shown by the frame of the screens.
    if (error && !data) throw error;
    return (
      <div className={classes.page}>
        <Anchor component={Link} to={declaration.listPath} size="sm" c="dimmed" className={classes.back}>
          <Icon name="arrow-left" size={14} /> {declaration.ui.title}
        </Anchor>
        {data ? <LoadedPage key={id} read={data} {...declaration} /> : <FieldsSkeleton />}
      </div>
    );
  };
}

/** The relationships that name what the fields of all tabs refer to. */
function includeOf({ ui, tabs, include = [] }: RecordPageDeclaration): string | undefined {
  const names = tabs.flatMap(({ sections = [] }) => sections.flatMap(({ fields }) => fields));
  const parts = names.flatMap((name) => {
    const { relationship, resource } = fieldOf(ui, name);
    return relationship && resource ? [labelSelection(relationship, resource)] : [];
  });
  return [...new Set([...parts, ...include])].join(",") || undefined;
}

function LoadedPage({
  read,
  ui,
  tabs,
  Header,
  Actions,
}: RecordPageDeclaration & { readonly read: ReadRecord }) {
  const { record, tag } = read;
  const { workspace } = useSession();
  const may = useMay();
  const navigate = useNavigate();
  const given = useSearch({ strict: false }) as { tab?: string };
  useDocumentTitle(`${recordLabel(record)} · ${workspace.name}`);
  const hasFields = ({ sections = [] }: PageTab): boolean =>
    sections.some(({ fields }) => fields.some((name) => name in record.attributes));
  const shown = tabs.filter((tab) => (tab.isShown ? tab.isShown(record, may) : hasFields(tab)));
  const current = shown.find(({ id }) => id === given.tab) ?? shown[0];
  const choose = (tab: string | null) =>
    void navigate({
      to: ".",
      search: { tab: tab === shown[0]?.id ? undefined : tab } as never,
      replace: true,
    });
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <Header ui={ui} record={record} />
        {Actions && <Actions ui={ui} record={record} />}
      </Group>
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
              {Content && <Content ui={ui} record={record} />}
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}
