import { Button, Code, Stack, Text, Title } from "@mantine/core";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { ApiFailure, hasStatus, isPassing, messageOf } from "../api/failure.ts";
import { Icon } from "../components/icon.tsx";
import type { IconName } from "../components/icon-shapes.ts";
import { workspaceInAddress } from "./workspace-address.ts";

interface MessageScreenProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: React.ReactNode;
}

/** A screen that says one thing, and what can be done about it. */
function MessageScreen({ icon, title, children }: MessageScreenProps) {
  return (
    <Stack component="main" align="center" gap="sm" py={96} px="md" ta="center">
      <Text c="dimmed" component="span">
        <Icon name={icon} size={40} stroke={1.4} />
      </Text>
      <Title order={1}>{title}</Title>
      {children}
    </Stack>
  );
}

export function NotFound() {
  return (
    <MessageScreen icon="compass" title="Nothing is here">
      <Text c="dimmed">The address is wrong, or what was here is gone.</Text>
      <Button component={Link} to="/" variant="light">
        To the start
      </Button>
    </MessageScreen>
  );
}

/** For screens whose permissions the person lacks: reached by an address, never by the navigation. */
export function NotAllowed({ permissions }: { readonly permissions: readonly string[] }) {
  return (
    <MessageScreen icon="lock" title="This screen is not open to you">
      <Text c="dimmed">
        It needs the permission{" "}
        {permissions.map((name) => (
          <Code key={name}>{name}</Code>
        ))}
        . Whoever manages the roles of your workspace can give it to you.
      </Text>
    </MessageScreen>
  );
}

function NoWorkspace() {
  return (
    <MessageScreen icon="building" title="There is no such workspace">
      <Text c="dimmed">
        No workspace is called <b>{workspaceInAddress()}</b> here. Look at the address again.
      </Text>
    </MessageScreen>
  );
}

/** What went wrong on a screen, with a way to try again where that makes sense. */
export function ScreenFailure({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  if (hasStatus(error, 404) && error.message.includes("workspace")) return <NoWorkspace />;
  if (hasStatus(error, 404)) return <NotFound />;
  if (hasStatus(error, 403)) return <NotAllowed permissions={[error.requiredPermission ?? ""]} />;
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MessageScreen
      icon={isPassing(error) ? "cloud-off" : "alert-triangle"}
      title={isPassing(error) ? "The server cannot be reached" : "This screen could not be shown"}
    >
      <Text c="dimmed">{messageOf(error)}</Text>
      {error instanceof ApiFailure && error.requestId && (
        <Text c="dimmed" size="xs">
          Request {error.requestId}
        </Text>
      )}
      <Button onClick={again} variant="light" leftSection={<Icon name="refresh" />}>
        Try again
      </Button>
    </MessageScreen>
  );
}
