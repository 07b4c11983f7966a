import { Button, Group, Modal, Stack } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { hasStatus, messageOf } from "../../api/failure.ts";
import { notifyDone, notifyFailure } from "../../components/notify.tsx";
import { Problem } from "../../components/problem.tsx";
import { useNarrow } from "../../components/use-narrow.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { withinSentence } from "../../format/words.ts";
import { plural, t } from "../../messages/t.ts";
import { ColumnMapping } from "./column-mapping.tsx";
import { FileStep } from "./file-step.tsx";
import { ImportOptions } from "./import-options.tsx";
import { type ImportReport, type ImportRequest, requestImport, undoImport } from "./import-requests.ts";
import { ImportSummary } from "./import-summary.tsx";

interface ImportWizardProps {
  readonly ui: ResourceUi;
  readonly onClose: () => void;
}

/** Imports a file in three steps: choose it, check the columns and what would happen, and import the valid rows. */
export function ImportWizard({ ui, onClose }: ImportWizardProps) {
  const isNarrow = useNarrow();
  const client = useQueryClient();
  const [request, setRequest] = useState<ImportRequest | null>(null);
  const [imported, setImported] = useState<ImportReport | null>(null);
  const preview = useMutation({
    mutationFn: (given: ImportRequest) => requestImport(ui.resource, given, true),
  });
  const run = useMutation({
    mutationFn: (given: ImportRequest) => requestImport(ui.resource, given, false),
    onSuccess: async (report) => {
      setImported(report);
      await client.invalidateQueries();
    },
    onError: notifyFailure,
  });
  const undo = useMutation({
    mutationFn: (importId: string) => undoImport(ui.resource, importId),
    onSuccess: async (message) => {
      await client.invalidateQueries();
      notifyDone(message);
      onClose();
    },
    onError: notifyFailure,
  });
  const check = (wanted: ImportRequest): void => {
    setRequest(wanted);
    preview.mutate(wanted);
  };
  const report = imported ?? preview.data ?? null;
  const headers = preview.data?.columns ?? unmapped(preview.error, request?.mapping ?? {});

  return (
    <Modal
      opened
      centered
      size="xl"
      fullScreen={isNarrow}
      title={t`Import ${withinSentence(ui.title)}`}
      onClose={onClose}
    >
      <Stack>
        {!imported && (
          <FileStep
            ui={ui}
            file={request?.file ?? null}
            isBusy={preview.isPending}
            onChoose={(file) => check({ file, mapping: {}, options: request?.options ?? {} })}
          />
        )}
        {preview.error && <Problem text={problemOf(preview.error)} />}
        {request && !imported && headers.length > 0 && (
          <ColumnMapping
            ui={ui}
            headers={headers}
            onChange={(header, column) =>
              check({ ...request, mapping: { ...request.mapping, [header]: column } })
            }
          />
        )}
        {request && !imported && (
          <ImportOptions
            ui={ui}
            values={request.options}
            onChange={(options) => check({ ...request, options })}
          />
        )}
        {report && <ImportSummary ui={ui} report={report} isDone={imported !== null} />}
        <Group justify="flex-end">
          {imported?.import_id && (
            <Button
              variant="default"
              loading={undo.isPending}
              onClick={() => imported.import_id && undo.mutate(imported.import_id)}
            >
              {t("Undo import")}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {imported ? t("Close") : t("Cancel")}
          </Button>
          {!imported && (
            <Button
              disabled={!request || preview.isPending || (preview.data?.summary.created ?? 0) === 0}
              loading={run.isPending}
              onClick={() => request && run.mutate(request)}
            >
              {preview.data
                ? plural(preview.data.summary.created, "Import # row", "Import # rows")
                : t("Import")}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** The headers of a file whose columns were refused, as far as they are mapped. */
const unmapped = (error: unknown, mapping: ImportRequest["mapping"]): ImportReport["columns"] =>
  hasStatus(error, 422) ? error.headers.map((header) => ({ header, column: mapping[header] ?? null })) : [];

function problemOf(error: unknown): string {
  const messages = hasStatus(error, 422) ? Object.values(error.errors).flat() : [];
  return messages.length > 0 ? messages.join(" ") : messageOf(error);
}
