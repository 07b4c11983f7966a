import { Badge, VisuallyHidden } from "@mantine/core";
import { formatNumber } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { useWaitingTotal } from "./waiting.ts";

/** The number of records that await the person's decision, next to the link to the inbox; nothing if it is 0. */
export default function WaitingCount() {
  const total = useWaitingTotal();
  if (total === 0) return null;
  return (
    <Badge size="sm" circle={total < 10} component="span">
      {formatNumber(total)}
      <VisuallyHidden>{t("pending")}</VisuallyHidden>
    </Badge>
  );
}
