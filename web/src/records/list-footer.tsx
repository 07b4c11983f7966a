import { Group, Text } from "@mantine/core";
import type { RecordPage } from "../api/records.ts";
import { Pages } from "../components/pages.tsx";
import { PlainSelect } from "../components/plain-select.tsx";
import { formatNumber } from "../format/numbers.ts";
import { t } from "../messages/t.ts";

const SIZES = ["25", "50", "100"];

interface ListFooterProps {
  readonly meta: RecordPage["meta"];
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
  readonly isNarrow: boolean;
}

/** The footer of a list: which records of how many are shown, and the buttons to the other pages. */
export function ListFooter({ meta, onPage, onSize, isNarrow }: ListFooterProps) {
  const { from, to, total, current_page, last_page, per_page } = meta;
  if (from === null || to === null) return null;
  const sizes = SIZES.includes(String(per_page)) ? SIZES : [String(per_page), ...SIZES];
  return (
    <Group justify="space-between" gap="sm" p="md">
      <Text size="sm" c="dimmed" role="status">
        {t`${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`}
      </Text>
      <Pages page={current_page} last={last_page} onPage={onPage} siblings={isNarrow ? 0 : 1} />
      {!isNarrow && total > Number(SIZES[0]) && (
        <Group gap="xs" data-screen-only>
          <Text size="sm" c="dimmed" component="span" aria-hidden>
            {t("Per page")}
          </Text>
          <PlainSelect
            label={t("Per page")}
            options={sizes.map((size) => ({ value: size, label: size }))}
            value={String(per_page)}
            onChange={(size) => onSize(Number(size))}
            width={76}
            isSmall
          />
        </Group>
      )}
    </Group>
  );
}
