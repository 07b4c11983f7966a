import { Button, Checkbox, Group, Modal, Stack, Textarea } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "../../api/failure.ts";
import { type ApiRecord, runActionOnMany } from "../../api/records.ts";
import { notifyDone } from "../../components/notify.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import type { ApprovalKind } from "../../declare/approval.ts";
import { mayAny, useSession } from "../../session/session.ts";

export type Decision = "approve" | "reject";

interface DecisionDialogProps {
  readonly kind: ApprovalKind;
  readonly decision: Decision;
  readonly records: readonly ApiRecord[];
  /** Told why single records cannot take the decision, by their ids; then none has taken it. */
  readonly onRefused: (messages: Readonly<Record<string, string>>) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const DONE = { approve: "Approved", reject: "Rejected" };

/** What the API has against single ones of several records: `repositories.N`. */
function refusedOnes(error: unknown, records: readonly ApiRecord[]): Record<string, string> {
  if (!(error instanceof ApiFailure)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([path, messages]) => {
      const record = records[Number(/^repositories\.(\d+)$/.exec(path)?.[1] ?? Number.NaN)];
      return record ? [[record.id, messages.join(" ")]] : [];
    }),
  );
}

/** Approves or rejects, with an explanation for those who asked. All of the records, or none. */
export function DecisionDialog({ kind, decision, records, ...does }: DecisionDialogProps) {
  const session = useSession();
  const client = useQueryClient();
  const isApproval = decision === "approve";
  const { form, problem, isBusy, onSubmit } = useApiForm(
    { status_explanation: "", isOverridden: false },
    async ({ status_explanation, isOverridden }) => {
      try {
        await runActionOnMany(kind.resource, decision, {
          repositories: records.map(({ id }) => id),
          ...(status_explanation === "" ? {} : { status_explanation }),
          ...(isOverridden && kind.override ? { [kind.override.parameter]: true } : {}),
        });
      } catch (error) {
        const messages = refusedOnes(error, records);
        if (Object.keys(messages).length === 0) throw error;
        does.onRefused(messages);
        does.onClose();
        return;
      }
      await client.invalidateQueries();
      notifyDone(DONE[decision]);
      does.onDone();
      does.onClose();
    },
  );
  const what = records.length === 1 ? `the ${kind.singular}` : `${records.length} ${kind.singular}s`;
  return (
    <Modal opened onClose={does.onClose} title={`${isApproval ? "Approve" : "Reject"} ${what}?`} centered>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Problem text={problem} />
          <Textarea
            label={isApproval ? "Note" : "Why"}
            description="Shown to who asked. Can be left empty."
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
            <Button variant="default" onClick={does.onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy} color={isApproval ? undefined : "red"}>
              {isApproval ? "Approve" : "Reject"}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
