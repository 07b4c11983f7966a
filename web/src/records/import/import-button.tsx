import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { lazy } from "react";
import { LateWidget } from "../../app/late-widget.tsx";
import { loadCode } from "../../app/load-code.ts";
import { Icon } from "../../components/icon.tsx";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { mayAny, useSession } from "../../session/session.ts";

const ImportWizard = lazy(async () => ({
  default: (await loadCode(() => import("./import-wizard.tsx"))).ImportWizard,
}));

/** Opens the wizard on the list of a resource that declares an import, for those who may import. */
export function ImportButton({ ui }: { readonly ui: ResourceUi }) {
  const session = useSession();
  const [isOpen, { open, close }] = useDisclosure();
  const action = ui.metadata.actions.import;
  if (!action || !mayAny(session, action.permissions)) return null;
  return (
    <>
      <Button variant="default" onClick={open} leftSection={<Icon name="upload" size={16} />}>
        {t("Import")}
      </Button>
      {isOpen && (
        <LateWidget name="import">
          <ImportWizard ui={ui} onClose={close} />
        </LateWidget>
      )}
    </>
  );
}
