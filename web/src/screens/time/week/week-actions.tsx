import { Button, Group } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiRecord, runAction, runActionOnMany } from "../../../api/records.ts";
import { confirm } from "../../../components/confirm.tsx";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { inHours } from "../../../format/durations.ts";
import { t } from "../../../messages/t.ts";
import { useMay, useSession } from "../../../session/session.ts";
import { type Decision, DecisionDialog } from "../../approvals/decision-dialog.tsx";
import { useWeekDecisions } from "../use-week-decisions.ts";
import weekApprovals from "../week-approvals.tsx";
import type { PersonWeek } from "../weekly-report.ts";
import { Gaps, missingIn } from "./missing-hours.tsx";
import { refreshWeek, type WeekOf } from "./week-queries.ts";

interface WeekActionsProps {
  readonly week: WeekOf;
  readonly standing: PersonWeek;
  readonly submission: ApiRecord | null;
  readonly today: string;
}

/** The actions of a week: submit, withdraw, approve, reject and reopen. */
export function WeekActions({ week, standing, submission, today }: WeekActionsProps) {
  const client = useQueryClient();
  const session = useSession();
  const may = useMay();
  const mayDecide = useWeekDecisions([week.employeeId])(standing);
  const [decision, setDecision] = useState<Decision | null>(null);
  const mayWrite = week.employeeId === session.employee_id || may("manage-timesheets");
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: (action: "submit" | "reopen") =>
      action === "submit"
        ? runActionOnMany("timesheet-submissions", "submit", {
            week_start: week.start,
            ...(week.employeeId === session.employee_id ? {} : { employee_id: week.employeeId }),
          })
        : runAction("timesheet-submissions", submission!.id, "reopen"),
    onSuccess: async (_answer, action) => {
      await refreshWeek(client);
      notifyDone(action === "submit" ? t("The week is submitted.") : t("The week is open again."));
    },
    onError: notifyFailure,
  });
  const submit = async () => {
    const gaps = await missingIn(client, week).catch(() => null);
    if (gaps === null) return mutate("submit");
    confirm({
      title:
        gaps.minutes === 60
          ? t`${inHours(gaps.minutes)} is missing in this week`
          : t`${inHours(gaps.minutes)} are missing in this week`,
      text: <Gaps {...gaps} />,
      action: t("Submit anyway"),
      run: () => mutateAsync("submit").catch(() => undefined),
    });
  };
  const { status } = standing;
  const isSubmittable = status !== "submitted" && status !== "approved" && week.start <= today;
  return (
    <Group gap="xs">
      {isSubmittable && mayWrite && (
        <Button
          data-sends
          loading={isPending}
          leftSection={<Icon name="send" size={16} />}
          onClick={() => void submit()}
        >
          {t("Submit the week")}
        </Button>
      )}
      {submission && status === "submitted" && mayDecide && (
        <>
          <Button leftSection={<Icon name="check" size={16} />} onClick={() => setDecision("approve")}>
            {t("Approve")}
          </Button>
          <Button
            variant="default"
            leftSection={<Icon name="x" size={16} />}
            onClick={() => setDecision("reject")}
          >
            {t("Reject")}
          </Button>
        </>
      )}
      {submission && status === "submitted" && (mayWrite || mayDecide) && (
        <Button data-sends variant="default" loading={isPending} onClick={() => mutate("reopen")}>
          {t("Withdraw")}
        </Button>
      )}
      {submission && status === "approved" && (mayDecide || may("manage-timesheets")) && (
        <Button data-sends variant="default" loading={isPending} onClick={() => mutate("reopen")}>
          {t("Reopen")}
        </Button>
      )}
      {decision && submission && (
        <DecisionDialog
          kind={weekApprovals}
          decision={decision}
          records={[submission]}
          onDecided={([outcome]) => {
            if (outcome?.problem) notifyFailure(new Error(outcome.problem));
          }}
          onClose={() => setDecision(null)}
        />
      )}
    </Group>
  );
}
