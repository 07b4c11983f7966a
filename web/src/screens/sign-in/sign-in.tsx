import { Anchor, Button, Stack, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ApiFailure } from "../../api/failure.ts";
import { workspaceInAddress } from "../../app/workspace-address.ts";
import { PasswordField } from "../../components/password-field.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { rich, t } from "../../messages/t.ts";
import { signIn } from "../../session/actions.ts";
import { AccessFrame } from "./access-frame.tsx";
import { ChooseWorkspace } from "./choose-workspace.tsx";
import { placeAfterSignIn } from "./place-after-sign-in.ts";

function SignInForm({ workspace }: { readonly workspace: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false }) as { next?: string };
  const [asksForCode, setAsksForCode] = useState(false);
  const { form, problem, isBusy, onSubmit } = useApiForm(
    { email: "", password: "", code: "" },
    async ({ code, ...values }) => {
      try {
        await signIn(client, { ...values, code: code.trim() || null });
      } catch (error) {
        // The password was right: what is missing is the code, and that is no mistake yet.
        if (asksForCode || !(error instanceof ApiFailure) || !error.errors.code) throw error;
        setAsksForCode(true);
        return;
      }
      await navigate({ href: placeAfterSignIn(next), replace: true });
    },
    { isPassing: true },
  );
  return (
    <AccessFrame title={t("Sign in")} note={rich`to the workspace ${<b key="workspace">{workspace}</b>}`}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Problem text={problem} />
          <TextInput
            label={t("Email")}
            type="email"
            autoComplete="username"
            autoFocus
            size="md"
            {...form.getInputProps("email")}
          />
          <PasswordField
            label={t("Password")}
            autoComplete="current-password"
            {...form.getInputProps("password")}
          />
          {asksForCode && (
            <TextInput
              label={t("Code from your authenticator app")}
              description={t("If you do not have the device, enter a recovery code.")}
              autoComplete="one-time-code"
              autoFocus
              size="md"
              {...form.getInputProps("code")}
            />
          )}
          <Button type="submit" size="md" fullWidth loading={isBusy}>
            {t("Sign in")}
          </Button>
          <Anchor component={Link} to="/forgot-password" size="sm" ta="center">
            {t("Forgot your password?")}
          </Anchor>
        </Stack>
      </form>
    </AccessFrame>
  );
}

/** Where a person signs in with email and password; at an address without a workspace, where one is named first. */
export default function SignIn() {
  const workspace = workspaceInAddress();
  return workspace === null ? <ChooseWorkspace /> : <SignInForm workspace={workspace} />;
}
