import { Button, Group, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { download } from "../../components/download.ts";
import { FilePreview, NoPreview } from "../../components/file-preview.tsx";
import { Icon } from "../../components/icon.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import { Panel } from "../../components/panel.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { formatBytes } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { contentQuery, linkOfVersion } from "./document-file.ts";
import classes from "./document-view.module.css";

/** Larger files are loaded only on request. */
const SHOWN_AT_ONCE = 10 * 1024 * 1024;

const canShow = (kind: string): boolean =>
  kind === "application/pdf" || /^image\/(?:png|jpeg|webp)$/.test(kind);

/** The present file of a document: a preview of PDFs and pictures, and the download of any. */
export function DocumentView({ record }: RecordViewProps<"documents">) {
  const { version, file_name, mime_type, size } = record.attributes;
  const saving = useMutation({
    mutationFn: () => linkOfVersion(record.id, version),
    onSuccess: download,
    onError: notifyFailure,
  });
  if (version === 0 || file_name === null || mime_type === null) return <NoFile />;
  return (
    <Panel
      title={t("File")}
      note={t`${file_name} · ${formatBytes(size ?? 0)} · version ${version}`}
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="download" size={14} />}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
          data-sends
        >
          {t("Download")}
        </Button>
      }
    >
      {canShow(mime_type) && (mime_type !== "application/pdf" || navigator.pdfViewerEnabled) ? (
        <Shown id={record.id} version={version} name={file_name} kind={mime_type} size={size ?? 0} />
      ) : (
        <NoPreview
          text={
            mime_type === "application/pdf"
              ? t("This browser does not show PDF files. Download the file to read it.")
              : undefined
          }
          icon="file-text"
          className={classes.none}
        />
      )}
    </Panel>
  );
}

interface ShownProps {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly kind: string;
  readonly size: number;
}

function Shown({ id, version, name, kind, size }: ShownProps) {
  const [isWanted, setWanted] = useState(size <= SHOWN_AT_ONCE);
  const { data: content, error } = useQuery({ ...contentQuery(id, version, kind), enabled: isWanted });
  if (error) return <ReadProblem error={error} />;
  if (!isWanted)
    return (
      <Button variant="default" onClick={() => setWanted(true)}>
        {t("Preview")}
      </Button>
    );
  return (
    <FilePreview
      key={`${id} ${version}`}
      icon="file-text"
      className={kind === "application/pdf" ? classes.pages : classes.picture}
      {...{ name, kind, content }}
    />
  );
}

function NoFile() {
  return (
    <Panel title={t("File")}>
      <Group>
        <Text size="sm" c="dimmed">
          {t("The document has no file yet. Write its text, or upload a file under Versions.")}
        </Text>
      </Group>
    </Panel>
  );
}
