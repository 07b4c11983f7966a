import { Button } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { BackLink } from "../../../components/back-link.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Page } from "../../../components/page.tsx";
import { t } from "../../../messages/t.ts";
import { RoleForm } from "./role-form.tsx";

/** The screen on which a role is made. */
export default function NewRole() {
  const navigate = useNavigate();
  return (
    <Page
      title={t("New role")}
      width="narrow"
      before={<BackLink to="/settings/roles">{t("Roles")}</BackLink>}
    >
      <RoleForm
        cancel={
          <Button variant="default" component={Link} to="/settings/roles">
            {t("Cancel")}
          </Button>
        }
        onDone={async (record) => {
          notifyDone(t("Role created"));
          await navigate({ to: `/settings/roles/${record!.id}` });
        }}
      />
    </Page>
  );
}
