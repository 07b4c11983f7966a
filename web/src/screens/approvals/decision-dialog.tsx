import { Button, Checkbox, Stack, Textarea } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ApiRecord, type Query, runActionOnMany } from "../../api/records.ts";
import { refreshScreen } from "../../api/refresh-screen.ts";
import { DialogButtons } from "../../components/dialog-buttons.tsx";
import { FormModal } from "../../components/form-dialogs.tsx";
import { notifyDone } from "../../components/notify.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import type { ApprovalKind } from "../../declare/approval.ts";
import { plural, t } from "../../messages/t.ts";
import { type Outcome, runOnEach } from "../../records/run-on-each.ts";
import { useDryRun } from "../../records/use-dry-run.ts";
import { mayAny, useSession } from "../../session/session.ts";
import { DecidedRecords } from "./decided-records.tsx";
import { Undecided } from "./undecided.tsx";

export type Decision = "approve" | "reject";

interface DecisionDialogProps {
  readonly kind: ApprovalKind;
  readonly decision: Decision;
  readonly records: readonly ApiRecord[];
  /** Called with the result for each record. */
  readonly onDecided: (outcomes: readonly Outcome[]) => void;
  readonly onClose: () => void;
}

/** The result as a text: "Approved", "3 approved, 1 not approved". */
function inWords(kind: ApprovalKind, decision: Decision, outcomes: readonly Outcome[]): string {
  const done = outcomes.filter(({ problem }) => problem === null).length;
  const others = outcomes.length - done;
  const isApproval = decision === "approve";
  if (done === 0) return isApproval ? t("Not approved") : t("Not rejected");
  if (others > 0)
    return isApproval
      ? t`${done} approved, ${others} not approved`
      : t`${done} rejected, ${others} not rejected`;
  if (done === 1) {
    const record = { one: kind.singular };
    return isApproval ? t("Approved", record) : t("Rejected", record);
  }
  return isApproval ? plural(done, "# approved", "# approved") : plural(done, "# rejected", "# rejected");
}

/** What is asked: "Approve the week of Ana Pop?", "Reject 3 weeks?". */
function questionOf(decision: Decision, kind: ApprovalKind, records: readonly ApiRecord[]): string {
  const isApproval = decision === "approve";
  const noun = kind.singular;
  const [only] = records;
  if (records.length !== 1 || !only) return kind.askedOf[decision](records.length);
  const { person } = kind.wordsOf(only);
  if (person === "") return isApproval ? t`Approve the ${noun}?` : t`Reject the ${noun}?`;
  return isApproval ? t`Approve the ${noun} of ${person}?` : t`Reject the ${noun} of ${person}?`;
}

/** The dialog that approves or rejects records one by one, with an explanation for the requesters. */
export function DecisionDialog({ kind, decision, records, onDecided, onClose }: DecisionDialogProps) {
  const session = useSession();
  const client = useQueryClient();
  const isApproval = decision === "approve";
  const verb = isApproval ? t("Approve") : t("Reject");
  const send = (isOverridden: boolean, given: Query, query: Query = {}): Promise<readonly Outcome[]> =>
    runOnEach(records, (ids) =>
      runActionOnMany(
        kind.resource,
        decision,
        {
          repositories: ids,
          ...given,
          ...(isOverridden && kind.override ? { [kind.override.parameter]: true } : {}),
        },
        query,
      ),
    );
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm(
    { status_explanation: "", isOverridden: false },
    async ({ status_explanation, isOverridden }) => {
      const given: Query = status_explanation === "" ? {} : { status_explanation };
      const outcomes = await send(isOverridden, given);
      await refreshScreen(client);
      notifyDone(inWords(kind, decision, outcomes));
      onDecided(outcomes);
      onClose();
    },
  );
  const tried = useDryRun({ isOverridden: form.values.isOverridden }, ({ isOverridden }) =>
    send(isOverridden === true, {}, { dry_run: "true" }),
  );
  // What was found out for the other choice says nothing about this one.
  const refused = tried.isCalculating
    ? []
    : (tried.result?.filter((outcome) => outcome.problem !== null) ?? []);
  const title = questionOf(decision, kind, records);
  return (
    <FormModal onClose={onClose} isUnsaved={isUnsaved} title={title} closeOnClickOutside={false}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <DecidedRecords kind={kind} records={records} />
          <Problem text={problem} />
          <Undecided kind={kind} outcomes={refused} />
          <Textarea
            label={isApproval ? t("Note") : t("Why")}
            description={t("The requester sees this. Optional.")}
            autosize
            minRows={2}
            maxLength={1_000}
            data-autofocus
            {...form.getInputProps("status_explanation")}
          />
          {isApproval && kind.override && mayAny(session, [kind.permission]) && (
            <Checkbox
              label={kind.override.label}
              {...form.getInputProps("isOverridden", { type: "checkbox" })}
            />
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button
              type="submit"
              loading={isBusy}
              disabled={tried.isAwaited || refused.length === records.length}
              color={isApproval ? undefined : "red"}
            >
              {verb}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </FormModal>
  );
}
