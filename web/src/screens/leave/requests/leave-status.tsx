import { Badge } from "@mantine/core";
import { inWords } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";

const REQUEST = { one: t("Leave request") };

const COLORS: Readonly<Record<string, string>> = {
  pending: "yellow",
  approved: "teal",
  rejected: "red",
  cancelled: "gray",
};

/** The status of a request as a badge. */
export function LeaveStatus({ status }: { readonly status: string }) {
  return (
    <Badge variant="light" color={COLORS[status] ?? "gray"} tt="none" fw={600}>
      {inWords(status, REQUEST)}
    </Badge>
  );
}
