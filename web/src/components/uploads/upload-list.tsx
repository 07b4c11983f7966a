import { Button, Group, Text } from "@mantine/core";
import { formatBytes } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import classes from "./uploads.module.css";
import type { Uploads } from "./use-uploads.ts";

interface UploadListProps {
  readonly label: string;
  readonly uploads: Uploads;
}

/** The files that are to be uploaded, with their sizes and what went wrong; each can be removed until it is sent. */
export function UploadList({ label, uploads }: UploadListProps) {
  if (uploads.all.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={label}>
      {uploads.all.map(({ key, file, state, progress, problem }) => (
        <li key={key}>
          <Group gap="xs">
            <Text size="sm">{file.name}</Text>
            <Text size="xs" c="dimmed">
              {state === "sending" ? t`${Math.round(progress * 100)}% sent` : formatBytes(file.size)}
            </Text>
            {state !== "sending" && (
              <Button
                size="compact-xs"
                variant="subtle"
                color="red"
                onClick={() => uploads.remove(key)}
                aria-label={t`Remove ${file.name}`}
              >
                {t("Remove")}
              </Button>
            )}
          </Group>
          {problem && (
            <Text size="xs" c="error" role="alert">
              {problem}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
