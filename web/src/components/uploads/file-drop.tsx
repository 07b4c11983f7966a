import { Button, FileButton, Group, Text } from "@mantine/core";
import { type DragEvent, useRef, useState } from "react";
import { Icon } from "../icon.tsx";
import classes from "./uploads.module.css";

interface FileDropProps {
  /** The words of the button, and those beside it. */
  readonly label: string;
  readonly hint: string;
  /** The media types and endings that the dialog offers; all without it. */
  readonly accept?: string;
  readonly isBusy?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** The area where files are dropped or selected from the device. */
export function FileDrop({ label, hint, accept, isBusy, onFiles }: FileDropProps) {
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
        <FileButton accept={accept} multiple onChange={take} resetRef={resetChoice}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isBusy}
              leftSection={<Icon name="upload" size={16} />}
            >
              {label}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </Group>
    </div>
  );
}
