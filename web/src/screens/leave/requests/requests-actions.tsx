import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { lazy } from "react";
import { runActionOnMany } from "../../../api/records.ts";
import { LateWidget } from "../../../app/late-widget.tsx";
import { loadCode } from "../../../app/load-code.ts";
import type { ExportedFile } from "../../../components/download.ts";
import { ExportMenu } from "../../../components/export-menu.tsx";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../messages/t.ts";
import { useMay } from "../../../session/session.ts";

const RequestLeave = lazy(async () => ({
  default: (await loadCode(() => import("./request-leave.tsx"))).RequestLeave,
}));

interface RequestsActionsProps {
  readonly query: Readonly<Record<string, string>>;
}

/** The actions above the list of requests: the export, and requests for others. */
export function RequestsActions({ query }: RequestsActionsProps) {
  const may = useMay();
  const [isRequesting, { open, close }] = useDisclosure();
  return (
    <>
      <ExportMenu
        make={async (format) =>
          (await runActionOnMany<ExportedFile>("holidays", "export", { repositories: "all", format }, query))
            .data
        }
      />
      {may("manage-leave") && (
        <Button leftSection={<Icon name="plus" size={16} />} onClick={open}>
          {t("Request for somebody")}
        </Button>
      )}
      {isRequesting && (
        <LateWidget name="request">
          <RequestLeave isForOthers onClose={close} />
        </LateWidget>
      )}
    </>
  );
}
