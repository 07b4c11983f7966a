import { Anchor, Button, Stack, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { workspaceInAddress } from "../../app/workspace-address.ts";
import { PasswordField } from "../../components/password-field.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { signIn } from "../../session/actions.ts";
import { AccessFrame } from "./access-frame.tsx";
import { ChooseWorkspace } from "./choose-workspace.tsx";
import { placeAfterSignIn } from "./place-after-sign-in.ts";

function SignInForm({ workspace }: { readonly workspace: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false }) as { next?: string };
  const { form, problem, isBusy, onSubmit } = useApiForm({ email: "", password: "" }, async (values) => {
    await signIn(client, values);
    await navigate({ href: placeAfterSignIn(next), replace: true });
  });
  return (
    <AccessFrame
      title="Sign in"
      note={
        <>
          to the workspace <b>{workspace}</b>
        </>
      }
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Problem text={problem} />
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            autoFocus
            size="md"
            {...form.getInputProps("email")}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            {...form.getInputProps("password")}
          />
          <Button type="submit" size="md" fullWidth loading={isBusy}>
            Sign in
          </Button>
          <Anchor component={Link} to="/forgot-password" size="sm" ta="center">
            Forgotten your password?
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
