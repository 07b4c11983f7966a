import { LightBadge } from "../../components/light-badge.tsx";
import { inWords } from "../../format/words.ts";

const COLORS: Readonly<Record<string, string>> = { active: "teal", draft: "yellow", inactive: "gray" };

/** The status of an employee as a badge. */
export function StatusBadge({ status }: { readonly status: string }) {
  return <LightBadge color={COLORS[status] ?? "gray"}>{inWords(status)}</LightBadge>;
}
