import type { modals } from "@mantine/modals";
import { lazy, useEffect, useState } from "react";
import { LateWidget } from "../app/late-widget.tsx";
import { loadCode } from "../app/load-code.ts";

type Question = Parameters<typeof modals.openConfirmModal>[0];

const Dialogs = lazy(() => loadCode(() => import("./question-dialogs.tsx")));

const waiting: Question[] = [];
let open: (question: Question) => void = (question) => waiting.push(question);
let want = (): void => undefined;

/** Asks something in a dialog, whose code is loaded when it is first needed. */
export function openQuestion(question: Question): void {
  open(question);
  want();
}

/** Opens the questions that wait, and from now on each at once. @returns lets them wait again */
export function openQuestionsBy(opener: (question: Question) => void): () => void {
  const before = open;
  open = opener;
  for (const question of waiting.splice(0)) opener(question);
  return () => {
    open = before;
  };
}

/** The place in the page of the dialogs that ask. */
export function Questions() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    want = () => setWanted(true);
    if (waiting.length > 0) want();
    return () => {
      want = () => undefined;
    };
  }, []);
  if (!isWanted) return null;
  return (
    <LateWidget name="questions">
      <Dialogs />
    </LateWidget>
  );
}
