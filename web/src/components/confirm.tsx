import { Text } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { t } from "../messages/t.ts";
import { notifyFailure } from "./notify.tsx";
import { openQuestion } from "./questions.tsx";

interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** The label of the button, named after the operation. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly run: () => Promise<unknown>;
}

let isAsking = false;

/** The dialog closes with its page, such as at the end of a session. */
function QuestionText({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    isAsking = true;
    return () => {
      isAsking = false;
    };
  }, []);
  return (
    <Text size="sm" component="div">
      {children}
    </Text>
  );
}

/**
 * Asks for confirmation before an operation that is hard to undo; an error is reported. A double click neither opens
 * two dialogs, nor runs the operation twice, nor closes the dialog with its second click.
 */
export function confirm({ title, text, action, isDangerous, run }: Question): void {
  if (isAsking) return;
  isAsking = true;
  openQuestion({
    title,
    children: <QuestionText>{text}</QuestionText>,
    labels: { confirm: action, cancel: t("Cancel") },
    confirmProps: { ...SENDS, ...(isDangerous ? { color: "red" } : {}) },
    closeOnClickOutside: false,
    onClose: () => {
      isAsking = false;
    },
    onConfirm: () => void run().catch(notifyFailure),
  });
}

const SENDS: object = { "data-sends": true };
