import { ModalsProvider, modals } from "@mantine/modals";
import { useEffect } from "react";
import { openQuestionsBy } from "./questions.tsx";

/** The dialogs that ask. */
export default function QuestionDialogs() {
  return (
    <ModalsProvider modalProps={{ centered: true }}>
      <Opening />
    </ModalsProvider>
  );
}

function Opening() {
  useEffect(() => openQuestionsBy((question) => void modals.openConfirmModal(question)), []);
  return null;
}
