import { Button } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../../../components/icon.tsx";
import { isOpen } from "../../../declare/action-ui.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { GenerateDialog } from "./generate-dialog.tsx";

/** Makes documents from a template. */
export function GenerateButton({ record }: RecordViewProps<"document-templates">) {
  const [isAsked, setAsked] = useState(false);
  if (!isOpen(record, "generate") && !isAsked) return null;
  return (
    <>
      <Button leftSection={<Icon name="file-text" size={16} />} onClick={() => setAsked(true)}>
        {t("Make documents")}
      </Button>
      {isAsked && <GenerateDialog record={record} onClose={() => setAsked(false)} />}
    </>
  );
}
