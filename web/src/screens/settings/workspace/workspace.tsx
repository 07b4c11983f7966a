import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { Page } from "../../../components/page.tsx";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import { t } from "../../../messages/t.ts";
import { RecordTabs } from "../../../records/record-tabs.tsx";
import { InitialNames } from "./initial-names.tsx";
import { WorkspaceLogo } from "./workspace-logo.tsx";
import { SETTING_TABS, workspaceUi } from "./workspace-ui.ts";

/** What the tab has besides the fields. */
const GeneralParts = ({ record }: { readonly record: ApiRecord }) => (
  <>
    <InitialNames record={record} />
    <WorkspaceLogo record={record} />
  </>
);

const TABS = SETTING_TABS.map((tab) => (tab.id === "general" ? { ...tab, Content: GeneralParts } : tab));

/** The settings of the workspace. */
export default function Workspace() {
  const { data, error } = useQuery(recordQuery("workspace", "workspace"));
  if (error && !data) throw error;
  return (
    <Page
      title={t("Workspace")}
      note={t("Settings that apply to everybody in this workspace.")}
      width="narrow"
    >
      {data ? (
        <RecordTabs ui={workspaceUi} tabs={TABS} record={data.record} tag={data.tag} />
      ) : (
        <FieldsSkeleton />
      )}
    </Page>
  );
}
