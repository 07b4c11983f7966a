import { Button, Skeleton, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { t } from "../messages/t.ts";
import classes from "./beside-pdf.module.css";
import { downloadContent } from "./download.ts";
import { Icon } from "./icon.tsx";
import { notifyFailure } from "./notify.tsx";
import { Panel } from "./panel.tsx";
import panelClasses from "./pdf-panel.module.css";
import { ReadProblem } from "./read-problem.tsx";
import { useNarrow } from "./use-narrow.ts";
import { useObjectUrl } from "./use-object-url.ts";

/** A document as a PDF. */
export interface PdfSource {
  /** What it is, as its frame is named: "PDF of INV-2026-0001". */
  readonly title: string;
  /** Names the content: documents that can change have another key after each change. */
  readonly queryKey: readonly unknown[];
  readonly read: () => Promise<{ readonly file_name: string; readonly content: Blob }>;
}

/** A document's figures, with its PDF beside them where there is room. */
export function BesidePdf({ pdf, children }: { readonly pdf: PdfSource; readonly children: ReactNode }) {
  return (
    <div className={classes.beside}>
      {children}
      <PdfPanel {...pdf} />
    </div>
  );
}

/** The document as it is printed, and the button that downloads it. */
function PdfPanel(pdf: PdfSource) {
  const isNarrow = useNarrow();
  const saving = useMutation({ mutationFn: pdf.read, onSuccess: downloadContent, onError: notifyFailure });
  return (
    <Panel
      title={t("PDF")}
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
      {isNarrow || !navigator.pdfViewerEnabled ? (
        <Text size="sm" c="dimmed">
          {t("The document as it is printed.")}
        </Text>
      ) : (
        <PdfView {...pdf} />
      )}
    </Panel>
  );
}

function PdfView({ title, queryKey, read }: PdfSource) {
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => (await read()).content,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const url = useObjectUrl(data);
  if (error) return <ReadProblem error={error} />;
  if (url === null) return <Skeleton className={panelClasses.view} />;
  return <iframe className={panelClasses.view} src={`${url}#toolbar=0&navpanes=0&view=FitH`} title={title} />;
}
