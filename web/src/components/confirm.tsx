import { Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import { type ReactNode, useEffect } from "react";
import { notifyFailure } from "./notify.tsx";

interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** What the button says, in the words of the operation. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly run: () => Promise<unknown>;
}

let isAsking = false;

/** The question is over when it is closed, and when the page around it goes, such as at the end of a session. */
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
 * Asks before something that cannot be taken back easily; a failure is reported. A double click neither asks twice, nor
 * runs it twice, nor closes the question by its second click beside it.
 */
export function confirm({ title, text, action, isDangerous, run }: Question): void {
  if (isAsking) return;
  isAsking = true;
  modals.openConfirmModal({
    title,
    children: <QuestionText>{text}</QuestionText>,
    labels: { confirm: action, cancel: "Cancel" },
    confirmProps: { ...SENDS, ...(isDangerous ? { color: "red" } : {}) },
    closeOnClickOutside: false,
    onClose: () => {
      isAsking = false;
    },
    onConfirm: () => void run().catch(notifyFailure),
  });
}

const SENDS: object = { "data-sends": true };
