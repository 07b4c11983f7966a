import { Button, Divider, Group, Stack, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { formatDateTime } from "../../../format/times.ts";
import { MarkdownText } from "../../../markdown/markdown-text.tsx";
import { plural, t } from "../../../messages/t.ts";
import { DeleteButton } from "../../../records/delete-button.tsx";
import { RecordActions } from "../../../records/record-actions.tsx";
import { ExportPage } from "./export-page.tsx";
import { imagesOf } from "./page-images.ts";
import { PageHeading } from "./page-screen.tsx";
import { pageUi } from "./page-ui.tsx";
import { useNewPage } from "./use-new-page.ts";

interface PageReaderProps {
  readonly record: ApiRecord<"pages">;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
  readonly onVersions: () => void;
}

/** A page as it is read, with what can be done with it. */
export function PageReader({ record, mayEdit, onEdit, onVersions }: PageReaderProps) {
  const { content, teamspace_id, has_children, status } = record.attributes;
  const navigate = useNavigate();
  const newPage = useNewPage(teamspace_id, record.id);
  const isDeletable = record.meta.authorizedToDelete && status === "archived" && !has_children;
  return (
    <Stack gap="md">
      <PageHeading record={record} />
      <LastChange record={record} />
      <Group gap="xs" align="flex-start">
        {mayEdit && (
          <Button leftSection={<Icon name="pencil" size={16} />} onClick={onEdit}>
            {t("Edit")}
          </Button>
        )}
        <Button variant="default" leftSection={<Icon name="history" size={16} />} onClick={onVersions}>
          {t("Versions")}
        </Button>
        {mayEdit && (
          <Button
            variant="default"
            leftSection={<Icon name="plus" size={16} />}
            loading={newPage.isPending}
            onClick={() => newPage.mutate()}
            data-sends
          >
            {t("New page below")}
          </Button>
        )}
        <ExportPage id={record.id} hasChildren={has_children} />
        <RecordActions ui={pageUi} record={record as ApiRecord}>
          {isDeletable && (
            <DeleteButton
              ui={pageUi}
              record={record as ApiRecord}
              text={pageUi.deletion!.text}
              onDone={() => navigate({ to: `/knowledge-base/teamspaces/${teamspace_id}` as never })}
            />
          )}
        </RecordActions>
      </Group>
      <Divider />
      {content ? (
        <MarkdownText text={content} images={imagesOf(record)} />
      ) : (
        <Text c="dimmed">{t("This page is still empty.")}</Text>
      )}
    </Stack>
  );
}

/** Who changed the text last, and when. */
function LastChange({ record }: Pick<PageReaderProps, "record">) {
  const { updated_at, version, word_count } = record.attributes;
  const author = record.relationships?.updatedBy as ApiRecord<"employees"> | null | undefined;
  const name = author && [author.attributes.first_name, author.attributes.last_name].join(" ");
  const parts = [
    name ? t`Changed ${formatDateTime(updated_at)} by ${name}` : t`Changed ${formatDateTime(updated_at)}`,
    t`version ${version}`,
    plural(word_count, "# word", "# words"),
  ];
  return (
    <Text size="sm" c="dimmed">
      {parts.join(" · ")}
    </Text>
  );
}
