import { Badge } from "@mantine/core";
import { inWords } from "../../format/words.ts";

const COLORS: Readonly<Record<string, string>> = { active: "teal", draft: "yellow", inactive: "gray" };

/** The status of an employee as a badge. */
export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <Badge variant="light" color={COLORS[status] ?? "gray"} tt="none" fw={600}>
      {inWords(status)}
    </Badge>
  );
}
