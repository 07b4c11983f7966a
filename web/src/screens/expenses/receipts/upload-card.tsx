import { Button, Group, Progress, Text } from "@mantine/core";
import { FilePreview } from "../../../components/file-preview.tsx";
import type { Upload } from "../../../components/uploads/use-uploads.ts";
import { t } from "../../../messages/t.ts";
import classes from "./receipts.module.css";

interface UploadCardProps {
  readonly upload: Upload;
  /** Retries a failed upload; if absent, the retry is offered elsewhere. */
  readonly onRetry?: () => void;
  readonly onRemove: () => void;
}

/** A file that is selected, being uploaded, or failed to upload. */
export function UploadCard({ upload, onRetry, onRemove }: UploadCardProps) {
  const { file, state, progress, problem } = upload;
  return (
    <li className={classes.receipt}>
      <FilePreview
        className={classes.preview}
        icon="receipt"
        name={file.name}
        kind={file.type}
        content={file}
      />
      <div className={classes.about}>
        <Text size="sm">{file.name}</Text>
        {state === "sending" && (
          <Progress.Root size="sm" my={6}>
            <Progress.Section value={progress * 100} aria-label={t`Sending ${file.name}`} />
          </Progress.Root>
        )}
        {problem && (
          <Text size="xs" c="error" role="alert">
            {problem}
          </Text>
        )}
        {state !== "sending" && (
          <Group gap="xs" mt={4}>
            {state === "failed" && onRetry && (
              <Button
                size="compact-sm"
                variant="light"
                onClick={onRetry}
                aria-label={t`Try ${file.name} again`}
              >
                {t("Try again")}
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              onClick={onRemove}
              aria-label={t`Remove ${file.name}`}
            >
              {t("Remove")}
            </Button>
          </Group>
        )}
      </div>
    </li>
  );
}
