import { Anchor, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readSignedContent } from "../../../api/signed-urls.ts";
import { FilePreview } from "../../../components/file-preview.tsx";
import { formatBytes } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { Receipt } from "./receipt-files.ts";
import classes from "./receipts.module.css";

interface ReceiptCardProps {
  readonly receipt: Receipt;
  /** If absent, the receipt cannot be removed. */
  readonly onRemove?: () => void;
}

/** Larger files are loaded only on request. */
const SHOWN_AT_ONCE = 5 * 1024 * 1024;

/** A receipt of an expense with its preview. */
export function ReceiptCard({ receipt, onRemove }: ReceiptCardProps) {
  const { id, file_name, mime_type, size, url } = receipt;
  const [isWanted, setWanted] = useState(size <= SHOWN_AT_ONCE);
  const { data: content, isError } = useQuery({
    queryKey: ["receipts", id],
    queryFn: () => readSignedContent(url, mime_type),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <li className={classes.receipt}>
      {isWanted && !isError && (
        <FilePreview
          className={classes.preview}
          icon="receipt"
          name={file_name}
          kind={mime_type}
          content={content}
        />
      )}
      {!isWanted && (
        <Button variant="subtle" className={classes.preview} radius={0} onClick={() => setWanted(true)}>
          {t("Preview")}
        </Button>
      )}
      <div className={classes.about}>
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
          {file_name}
        </Anchor>
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed">
            {formatBytes(size)}
          </Text>
          {onRemove && (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              aria-label={t`Remove ${file_name}`}
              onClick={onRemove}
            >
              {t("Remove")}
            </Button>
          )}
        </Group>
      </div>
    </li>
  );
}
