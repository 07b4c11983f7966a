import { Button } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../messages/t.ts";
import { useMay, useSession } from "../../../session/session.ts";
import { UploadDialog } from "./upload-dialog.tsx";
import { useUploadTypes } from "./upload-types.ts";

/** Uploads papers of the company, or for people who do not manage documents, their own. */
export function UploadButton() {
  const may = useMay();
  const { employee_id } = useSession();
  const [isOpen, setOpen] = useState(false);
  const mayManage = may("manage-documents");
  const types = useUploadTypes();
  if (!mayManage && (employee_id === null || types.length === 0)) return null;
  return (
    <>
      <Button variant="default" leftSection={<Icon name="upload" size={16} />} onClick={() => setOpen(true)}>
        {mayManage ? t("Upload") : t("Upload my document")}
      </Button>
      {isOpen && (
        <UploadDialog owner={mayManage ? {} : { employee_id: employee_id! }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
