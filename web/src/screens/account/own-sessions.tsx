import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { confirm } from "../../components/confirm.tsx";
import { Icon } from "../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../components/notify.tsx";
import { Panel } from "../../components/panel.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { FieldsSkeleton } from "../../components/skeletons.tsx";
import { formatDateTime } from "../../format/times.ts";
import { t } from "../../messages/t.ts";
import { type OwnSession, ownSessionsQuery } from "../../session/own-sessions-query.ts";
import { deviceOf } from "./device.ts";

/** Where the person is signed in, each with a way to end it. */
export function OwnSessions() {
  const { data: sessions, error } = useQuery(ownSessionsQuery);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries(ownSessionsQuery);
  const endOthers = useMutation({
    mutationFn: () => api.DELETE("/sessions"),
    onSuccess: async () => {
      await refresh();
      notifyDone(t("You are signed out everywhere else."));
    },
  });
  const ask = () =>
    confirm({
      title: t("Sign out everywhere else?"),
      text: t("All other sessions end immediately."),
      action: t("Sign out everywhere else"),
      isDangerous: true,
      run: () => endOthers.mutateAsync(),
    });
  const hasOthers = (sessions?.length ?? 0) > 1;
  return (
    <Panel
      title={t("Where you are signed in")}
      note={t("A session ends after 14 days without use.")}
      actions={
        hasOthers && (
          <Button variant="default" size="xs" onClick={ask}>
            {t("Sign out everywhere else")}
          </Button>
        )
      }
    >
      {error && <ReadProblem error={error} />}
      {!sessions && !error && <FieldsSkeleton />}
      <Stack gap="md">
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={refresh} />
        ))}
      </Stack>
    </Panel>
  );
}

/** When and from where a session was last used, and since when it exists. */
function usageOf({ last_used_at, created_at, ip }: OwnSession): string {
  const [used, since] = [formatDateTime(last_used_at), formatDateTime(created_at)];
  return ip ? t`Last used ${used} from ${ip} · since ${since}` : t`Last used ${used} · since ${since}`;
}

function SessionRow({ session, onEnded }: { readonly session: OwnSession; readonly onEnded: () => void }) {
  const device = deviceOf(session.user_agent);
  const end = useMutation({
    mutationFn: () => api.DELETE("/sessions/{id}", { params: { path: { id: session.id } } }),
    onSuccess: onEnded,
    onError: notifyFailure,
  });
  return (
    <Group wrap="nowrap" justify="space-between">
      <Group wrap="nowrap" miw={0}>
        <Text c="dimmed" component="span">
          <Icon name={device.isPhone ? "device-mobile" : "device-desktop"} size={22} />
        </Text>
        <Stack gap={0} miw={0}>
          <Group gap="xs">
            <Text size="sm" fw={500}>
              {device.name}
            </Text>
            {session.is_current && (
              <Badge size="sm" variant="light" color="teal">
                {t("This session")}
              </Badge>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {usageOf(session)}
          </Text>
        </Stack>
      </Group>
      {!session.is_current && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          data-sends
          loading={end.isPending}
          onClick={() => end.mutate()}
          aria-label={t`End the session of ${device.name}`}
        >
          {t("End")}
        </Button>
      )}
    </Group>
  );
}
