import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { DatedUi } from "../declare/calendar-ui.ts";
import { fieldOf, type ResourceUi } from "../declare/resource-ui.ts";
import { formatNumber } from "../format/numbers.ts";
import { withinSentence } from "../format/words.ts";
import { plural, t } from "../messages/t.ts";

interface DatedNotesProps {
  readonly ui: ResourceUi;
  readonly dated: DatedUi;
  readonly shown: number;
  readonly total: number;
  readonly undated: number;
  readonly filters: Readonly<Record<string, string>>;
}

/** Says what a calendar or timeline does not show: more records than can be shown, and those without a day. */
export function DatedNotes({ ui, dated, shown, total, undated, filters }: DatedNotesProps) {
  const label = withinSentence(fieldOf(ui, dated.from).label);
  return (
    <>
      {total > shown && (
        <Text size="sm" role="status">
          {t`Only the first ${formatNumber(shown)} of ${formatNumber(total)} are shown. Filter to see fewer, or choose a shorter time.`}
        </Text>
      )}
      {undated > 0 && (
        <Text size="sm" c="dimmed">
          {plural(
            undated,
            "# without {0}, which is not shown here:",
            "# without {0}, which are not shown here:",
            label,
          )}{" "}
          <Anchor
            component={Link}
            to={dated.listPath}
            search={{ ...filters, [dated.from]: "null" } as never}
            size="sm"
          >
            {t("show as a list")}
          </Anchor>
        </Text>
      )}
    </>
  );
}
