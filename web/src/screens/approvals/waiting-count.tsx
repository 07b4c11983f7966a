import { Badge, VisuallyHidden } from "@mantine/core";
import { formatNumber } from "../../format/numbers.ts";
import { useApprovalKinds, useWaitingCounts } from "./waiting.ts";

/** How much waits for the person's decision, beside the way to it; nothing while nothing does. */
export default function WaitingCount() {
  const counts = useWaitingCounts(useApprovalKinds());
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  if (total === 0) return null;
  return (
    <Badge size="sm" circle={total < 10} component="span">
      {formatNumber(total)}
      <VisuallyHidden> pending</VisuallyHidden>
    </Badge>
  );
}
