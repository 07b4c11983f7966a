import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { runAction } from "../../../api/records.ts";
import { confirm } from "../../../components/confirm.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { isOpen } from "../../../declare/action-ui.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { plural, t } from "../../../messages/t.ts";
import { useMay } from "../../../session/session.ts";

/** The button with which HR completes a review although responses are missing. */
export function CompleteAnyway({ record }: RecordViewProps<"evaluations">) {
  const client = useQueryClient();
  const isHr = useMay()("manage-performance");
  const {
    status,
    responses_submitted_count: submitted,
    responses_expected_count: expected,
  } = record.attributes;
  const isOffered = isHr && status === "in_progress" && submitted > 0 && !isOpen(record, "complete");
  if (!isOffered) return null;
  const missing = expected - submitted;
  return (
    <Button
      variant="default"
      onClick={() =>
        confirm({
          title: t("Complete the review without the missing responses?"),
          text: plural(
            missing,
            "# response is missing and no longer expected. The score is that of the submitted ones.",
            "# responses are missing and no longer expected. The score is that of the submitted ones.",
          ),
          action: t("Complete anyway"),
          async run() {
            await runAction("evaluations", record.id, "complete", { force: true });
            await client.invalidateQueries();
            notifyDone(t("Review completed"));
          },
        })
      }
    >
      {t("Complete anyway")}
    </Button>
  );
}
