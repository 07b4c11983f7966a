import { Button, Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { recordQuery } from "../api/queries.ts";
import type { ReadRecord, ResourceName } from "../api/records.ts";
import { BackLink } from "../components/back-link.tsx";
import { Icon } from "../components/icon.tsx";
import { usePageTitle } from "../components/page-title.ts";
import { FieldsSkeleton } from "../components/skeletons.tsx";
import { useNarrow } from "../components/use-narrow.ts";
import { useCustomizedUi } from "../custom-fields/use-customized-ui.ts";
import { showsReasons } from "../declare/action-ui.ts";
import { labelSelection, nameIn } from "../declare/record-label.ts";
import type { PageTab, RecordPageDeclaration, RecordViewProps } from "../declare/record-page.ts";
import { type FormSection, fieldOf } from "../declare/resource-ui.ts";
import { ChangedNotice } from "../live/changed-notice.tsx";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { mayCopy } from "./copied-values.ts";
import { DeleteButton } from "./delete-button.tsx";
import { RecordActions } from "./record-actions.tsx";
import classes from "./record-page.module.css";
import { RecordTabs } from "./record-tabs.tsx";

/** The screen with the page of one record of a declared resource. */
export function recordPage<const N extends ResourceName>(
  given: RecordPageDeclaration<N, NoInfer<N>>,
): ComponentType {
  const declaration = given as unknown as RecordPageDeclaration;
  const include = includeOf(declaration);
  const query = showsReasons(declaration.ui) ? { include, actions: "all" } : { include };
  return () => {
    const { id = "" } = useParams({ strict: false }) as { id?: string };
    const { data, error } = useQuery(recordQuery(declaration.ui.resource, id, query));
    // Errors are shown by the frame of the screens.
    if (error && !data) throw error;
    return (
      <div className={classes.page}>
        <BackLink to={declaration.listPath}>{declaration.ui.title}</BackLink>
        {data ? <LoadedPage key={id} read={data} {...declaration} /> : <FieldsSkeleton />}
      </div>
    );
  };
}

/** The relationships that name the records to which the fields of all tabs refer. */
function includeOf({ ui, tabs, include = [] }: RecordPageDeclaration): string | undefined {
  const names = tabs.flatMap(({ sections = [] }) => sections.flatMap(({ fields }) => fields));
  const parts = names.flatMap((name) => labelSelection(fieldOf(ui, name)) ?? []);
  return [...new Set([...parts, ...include])].join(",") || undefined;
}

/** Inserts the section where the record's own fields begin: into the first tab that has any. */
function withSection(tabs: readonly PageTab[], section: FormSection | null): readonly PageTab[] {
  const first = tabs.find(({ sections }) => sections);
  if (!section) return tabs;
  return tabs.map((tab) => (tab === first ? { ...tab, sections: [...tab.sections!, section] } : tab));
}

type PageActionsProps = RecordViewProps & Pick<RecordPageDeclaration, "listPath" | "Buttons">;

/** The buttons of the record: its actions, and its deletion while nothing refers to it. */
function PageActions({ ui, record, listPath, Buttons }: PageActionsProps) {
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const session = useSession();
  const { deletion } = ui;
  const isUsed = record.attributes.is_used === true;
  const isDeletable = deletion !== undefined && !isUsed && (deletion.isOffered?.(record) ?? true);
  return (
    <RecordActions ui={ui} record={record} side={isNarrow ? "left" : "right"}>
      {Buttons && <Buttons ui={ui} record={record} />}
      {ui.createPath !== undefined && mayCopy(ui, session) && (
        <Button
          variant="default"
          component={Link}
          to={ui.createPath}
          search={{ copy: record.id } as never}
          leftSection={<Icon name="copy" size={16} />}
        >
          {t("Duplicate")}
        </Button>
      )}
      {isDeletable && (
        <DeleteButton
          ui={ui}
          record={record}
          text={deletion.text}
          onDone={() => navigate({ to: listPath as never })}
        />
      )}
    </RecordActions>
  );
}

function LoadedPage({
  read,
  ui: declared,
  tabs,
  listPath,
  Header,
  Buttons,
}: RecordPageDeclaration & { readonly read: ReadRecord }) {
  const { record, tag } = read;
  const { workspace } = useSession();
  const { ui, section } = useCustomizedUi(declared);
  usePageTitle("record", `${nameIn(ui, record)} · ${workspace.name}`);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <Header ui={ui} record={record} />
        <PageActions ui={ui} record={record} listPath={listPath} Buttons={Buttons} />
      </Group>
      <ChangedNotice resource={ui.resource} id={record.id} />
      <RecordTabs ui={ui} tabs={withSection(tabs, section)} record={record} tag={tag} />
    </Stack>
  );
}
