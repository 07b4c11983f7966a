import { Button, Checkbox, Group, Stack, Textarea } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ApiRecord, runActionOnMany } from "../../api/records.ts";
import { refreshScreen } from "../../api/refresh-screen.ts";
import { FormModal } from "../../components/form-dialogs.tsx";
import { notifyDone } from "../../components/notify.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import type { ApprovalKind } from "../../declare/approval.ts";
import { t } from "../../messages/t.ts";
import { type Outcome, runOnEach } from "../../records/run-on-each.ts";
import { mayAny, useSession } from "../../session/session.ts";
import { DecidedRecords } from "./decided-records.tsx";

export type Decision = "approve" | "reject";

interface DecisionDialogProps {
  readonly kind: ApprovalKind;
  readonly decision: Decision;
  readonly records: readonly ApiRecord[];
  /** Called with the result for each record. */
  readonly onDecided: (outcomes: readonly Outcome[]) => void;
  readonly onClose: () => void;
}

const DONE = { approve: "approved", reject: "rejected" };

/** The result as a text: "Approved", "3 approved, 1 not approved". */
function inWords(decision: Decision, outcomes: readonly Outcome[]): string {
  const done = outcomes.filter(({ problem }) => problem === null).length;
  const word = DONE[decision];
  if (done === outcomes.length)
    return done === 1 ? `${word[0]!.toUpperCase()}${word.slice(1)}` : `${done} ${word}`;
  return done === 0 ? t`Not ${word}` : t`${done} ${word}, ${outcomes.length - done} not ${word}`;
}

/** The subject as a text: "the week of Ana Pop", "3 weeks". */
function objectInWords(kind: ApprovalKind, records: readonly ApiRecord[]): string {
  const [only] = records;
  if (records.length !== 1 || !only) return `${records.length} ${kind.singular}s`;
  const { person } = kind.wordsOf(only);
  return person === "" ? t`the ${kind.singular}` : t`the ${kind.singular} of ${person}`;
}

/** The dialog that approves or rejects records one by one, with an explanation for the requesters. */
export function DecisionDialog({ kind, decision, records, onDecided, onClose }: DecisionDialogProps) {
  const session = useSession();
  const client = useQueryClient();
  const isApproval = decision === "approve";
  const verb = isApproval ? t("Approve") : t("Reject");
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm(
    { status_explanation: "", isOverridden: false },
    async ({ status_explanation, isOverridden }) => {
      const outcomes = await runOnEach(records, (ids) =>
        runActionOnMany(kind.resource, decision, {
          repositories: ids,
          ...(status_explanation === "" ? {} : { status_explanation }),
          ...(isOverridden && kind.override ? { [kind.override.parameter]: true } : {}),
        }),
      );
      await refreshScreen(client);
      notifyDone(inWords(decision, outcomes));
      onDecided(outcomes);
      onClose();
    },
  );
  const title = `${verb} ${objectInWords(kind, records)}?`;
  return (
    <FormModal onClose={onClose} isUnsaved={isUnsaved} title={title} closeOnClickOutside={false}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <DecidedRecords kind={kind} records={records} />
          <Problem text={problem} />
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
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" loading={isBusy} color={isApproval ? undefined : "red"}>
              {verb}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}
