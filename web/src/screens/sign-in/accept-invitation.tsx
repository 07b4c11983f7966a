import { Button, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { workspaceInAddress } from "../../app/workspace-address.ts";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { rich, t } from "../../messages/t.ts";
import { signIn } from "../../session/actions.ts";
import { AccessFrame } from "./access-frame.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

interface Accepted {
  readonly data: { readonly attributes: { readonly email: string } };
}

/** Where the link of an invitation leads: the person chooses a password and is signed in. */
export default function AcceptInvitation() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { token = "" } = useSearch({ strict: false }) as { token?: string };
  const { form, problem, isBusy, onSubmit } = useApiForm(
    { password: "", password_confirmation: "" },
    async (values) => {
      const response = await api.POST("/users/actions", {
        params: { query: { action: "accept-invitation" } },
        body: { token, ...values },
      });
      const { email } = (response.data as Accepted).data.attributes;
      await signIn(client, { email, password: values.password });
      await navigate({ to: "/", replace: true });
    },
    { isPassing: true },
  );
  return (
    <AccessFrame
      title={t("Welcome")}
      note={rich`Choose a password for the workspace ${<b key="workspace">{workspaceInAddress()}</b>}.`}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Problem text={problem} />
          <NewPasswordFields form={form} />
          <Button type="submit" size="md" fullWidth loading={isBusy}>
            {t("Accept the invitation")}
          </Button>
        </Stack>
      </form>
    </AccessFrame>
  );
}
