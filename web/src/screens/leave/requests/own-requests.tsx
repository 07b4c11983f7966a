import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listQuery } from "../../../api/queries.ts";
import { type ApiRecord, runAction } from "../../../api/records.ts";
import { confirm } from "../../../components/confirm.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import { dayOf } from "../../../format/calendar.ts";
import { todayIn } from "../../../format/dates.ts";
import { inDays } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { periodInWords } from "./leave-period.ts";
import { LeaveStatus } from "./leave-status.tsx";
import classes from "./own-requests.module.css";

const SHOWN = 20;

/** The latest requests of the person. Those that have not started can be cancelled. */
export function OwnRequests({ employeeId }: { readonly employeeId: string }) {
  const { data, error } = useQuery(
    listQuery("holidays", {
      employee_id: employeeId,
      sort: "-start_date",
      perPage: SHOWN,
      include: "holidayPolicy[id|name]",
    }),
  );
  return (
    <Panel
      title={t("My requests")}
      note={data?.data.length === 0 ? t("You have not requested leave yet.") : undefined}
    >
      {error && <ReadProblem error={error} />}
      {!data && !error && <TableSkeleton />}
      <ul className={classes.requests}>
        {data?.data.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Panel>
  );
}

function Request({ request }: { readonly request: ApiRecord }) {
  const client = useQueryClient();
  const { workspace } = useSession();
  const { status, days, start_date, status_explanation } = request.attributes;
  const policy = request.relationships?.holidayPolicy as ApiRecord | null | undefined;
  const hasBegun = dayOf(String(start_date)) <= todayIn(workspace.timezone);
  const mayCancel = status === "pending" || (status === "approved" && !hasBegun);
  const cancel = () =>
    confirm({
      title: t("Cancel the request?"),
      text: t`${periodInWords(request)}. The days are returned to your balance.`,
      action: t("Cancel the request"),
      isDangerous: true,
      run: async () => {
        await runAction("holidays", request.id, "cancel");
        await client.invalidateQueries();
        notifyDone(t("The request has been cancelled."));
      },
    });
  return (
    <li className={classes.request}>
      <Group justify="space-between" gap="sm">
        <Stack gap={2} miw={0}>
          <Text size="sm" fw={500}>
            {periodInWords(request)}
          </Text>
          <Text size="xs" c="dimmed">
            {[policy && recordLabel(policy), inDays(Number(days)), status_explanation]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </Stack>
        <Group gap="xs">
          <LeaveStatus status={String(status)} />
          {mayCancel && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={cancel}
              aria-label={t`Cancel ${periodInWords(request)}`}
            >
              {t("Cancel")}
            </Button>
          )}
        </Group>
      </Group>
    </li>
  );
}
