import { Button, FileButton, Group, Text } from "@mantine/core";
import { type DragEvent, useRef, useState } from "react";
import { Icon } from "../../../components/icon.tsx";
import { RECEIPT_KINDS } from "./receipt-files.ts";
import classes from "./receipts.module.css";

interface ReceiptDropProps {
  readonly isBusy?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** The area where receipts are dropped or selected from the device. */
export function ReceiptDrop({ isBusy, onFiles }: ReceiptDropProps) {
  const [isOver, setOver] = useState(false);
  const resetChoice = useRef<() => void>(null);
  const take = (files: readonly File[]) => {
    // Resets the input, so that the same file can be selected again after it was removed.
    resetChoice.current?.();
    if (files.length > 0) onFiles(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button in it does the same.
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take([...event.dataTransfer.files]);
      }}
    >
      <Group justify="center" gap="sm">
        <FileButton accept={RECEIPT_KINDS} multiple onChange={take} resetRef={resetChoice}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isBusy}
              leftSection={<Icon name="upload" size={16} />}
            >
              Add a receipt
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          or drop it here: PDF, PNG, JPEG, WebP or HEIC, up to 25 MB.
        </Text>
      </Group>
    </div>
  );
}
