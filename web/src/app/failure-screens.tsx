import { Button, Text } from "@mantine/core";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { ApiFailure, hasStatus, isPassing, messageOf } from "../api/failure.ts";
import { Icon } from "../components/icon.tsx";
import { useTryingAgain } from "../components/use-trying-again.ts";
import { rich, t } from "../messages/t.ts";
import { UnknownWorkspace } from "../session/session.ts";
import { MissingCode } from "./load-code.ts";
import { MessageScreen } from "./message-screen.tsx";
import { MissingScreen } from "./missing-screen.tsx";
import { NotAllowed } from "./not-allowed.tsx";
import { workspaceInAddress } from "./workspace-address.ts";

export function NotFound() {
  return (
    <MessageScreen icon="compass" title={t("Page not found")}>
      <Text c="dimmed">{t("The address is wrong, or the page no longer exists.")}</Text>
      <Button component={Link} to="/" variant="light">
        {t("Go to the start page")}
      </Button>
    </MessageScreen>
  );
}

function NoWorkspace() {
  return (
    <MessageScreen icon="building" title={t("Workspace not found")}>
      <Text c="dimmed">{rich`There is no workspace called ${<b key="workspace">{workspaceInAddress()}</b>} here. Look at the address again.`}</Text>
    </MessageScreen>
  );
}

/** What went wrong on a screen, with a way to try again where that makes sense; what passes is tried again by itself. */
export function ScreenFailure({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const again = () => {
    if (error instanceof MissingCode) return location.reload();
    reset();
    void router.invalidate();
  };
  useTryingAgain(isPassing(error), again);
  if (error instanceof UnknownWorkspace) return <NoWorkspace />;
  if (hasStatus(error, 404)) return <NotFound />;
  if (hasStatus(error, 403)) return <NotAllowed permissions={[error.requiredPermission ?? ""]} />;
  const failure = (
    <MessageScreen
      icon={isPassing(error) ? "cloud-off" : "alert-triangle"}
      title={isPassing(error) ? t("The server cannot be reached") : t("This screen could not be displayed")}
    >
      <Text c="dimmed">{messageOf(error)}</Text>
      {error instanceof ApiFailure && error.requestId && (
        <Text c="dimmed" size="xs">
          {t`Request ${error.requestId}`}
        </Text>
      )}
      <Button onClick={again} variant="light" leftSection={<Icon name="refresh" />}>
        {error instanceof MissingCode ? t("Reload the page") : t("Try again")}
      </Button>
    </MessageScreen>
  );
  return error instanceof MissingCode ? <MissingScreen>{failure}</MissingScreen> : failure;
}
