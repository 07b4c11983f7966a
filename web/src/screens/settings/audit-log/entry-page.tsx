import { Anchor, Code, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Panel } from "../../../components/panel.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { actorInWords, eventInWords } from "../../../fields/event-in-words.ts";
import { formatDateTime } from "../../../format/times.ts";
import { t } from "../../../messages/t.ts";
import { ChangeList } from "../../../records/change-list.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { useSession } from "../../../session/session.ts";
import { recordPath } from "../../record-path.ts";
import { entryUi, labelInWords } from "./entry-ui.tsx";
import { useResourceFields } from "./resource-fields.ts";

function EntryHeader({ record: { attributes } }: RecordViewProps<"audit-log">) {
  const { event, resource_label, created_at } = attributes;
  const by = actorInWords(attributes);
  return (
    <Stack gap={4}>
      <Title order={1}>
        {eventInWords(event)}
        {resource_label && ` – ${labelInWords(resource_label)}`}
      </Title>
      <Text c="dimmed">{t`by ${by}, ${formatDateTime(created_at)}`}</Text>
    </Stack>
  );
}

/** The content of an audit entry: the record, the values before and after, and the parameters of an action. */
function EntryChanges({ record: { attributes } }: RecordViewProps<"audit-log">) {
  const session = useSession();
  const { resource_type, resource_id, changes, params } = attributes as {
    resource_type: string | null;
    resource_id: string | null;
    changes: Record<string, unknown>;
    params: Record<string, unknown> | null;
  };
  const fields = useResourceFields(resource_type);
  const path = resource_type && resource_id ? recordPath(session, resource_type, resource_id) : null;
  return (
    <>
      <Panel
        title={t("What changed")}
        actions={
          path && (
            <Anchor component={Link} to={path} size="sm">
              {t("Open the record")}
            </Anchor>
          )
        }
      >
        {Object.keys(changes).length > 0 ? (
          <ChangeList changes={changes} fields={fields} />
        ) : (
          <Text size="sm" c="dimmed">
            {t("No field that you can see was changed.")}
          </Text>
        )}
      </Panel>
      {params !== null && (
        <Panel title={t("Parameters")}>
          <Code block>{JSON.stringify(params, null, 2)}</Code>
        </Panel>
      )}
    </>
  );
}

/** The page of an entry of the audit log. */
export default recordPage({
  ui: entryUi,
  listPath: "/settings/audit-log",
  Header: EntryHeader,
  tabs: [
    {
      id: "entry",
      label: t("Entry"),
      sections: [
        {
          title: t("Where it came from"),
          fields: [
            "actor_type",
            "user_id",
            "api_key_id",
            "ip",
            "user_agent",
            "request_id",
            "batch_id",
            "resource_type",
            "resource_id",
            "event",
          ],
        },
      ],
      Content: EntryChanges,
    },
  ],
});
