import { Button } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../../../components/icon.tsx";
import { isOpen } from "../../../declare/action-ui.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { SignDialog } from "./sign-dialog.tsx";

/** Signs the document, for those who are asked to sign it now. */
export function SignButton({ record }: RecordViewProps<"documents">) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {isOpen(record, "sign") && (
        <Button leftSection={<Icon name="pencil" size={16} />} onClick={() => setAsked(true)}>
          {t("Sign")}
        </Button>
      )}
      {isAsked && <SignDialog record={record} onClose={() => setAsked(false)} />}
    </>
  );
}
