import { Group, NativeSelect, Pagination, Text } from "@mantine/core";
import type { RecordPage } from "../api/records.ts";
import { pageControlName } from "../components/page-controls.ts";
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
  return (
    <Group justify="space-between" gap="sm" p="md">
      <Text size="sm" c="dimmed" role="status">
        {t`${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`}
      </Text>
      {last_page > 1 && (
        <Pagination
          total={last_page}
          value={current_page}
          onChange={onPage}
          size="sm"
          siblings={isNarrow ? 0 : 1}
          getItemProps={(page) => ({ "aria-label": t`Page ${page}` })}
          getControlProps={(control) => ({ "aria-label": pageControlName(control) })}
        />
      )}
      {!isNarrow && total > Number(SIZES[0]) && (
        <Group gap="xs" data-screen-only>
          <Text size="sm" c="dimmed" component="span" id="page-size">
            {t("Per page")}
          </Text>
          <NativeSelect
            aria-labelledby="page-size"
            data={SIZES.includes(String(per_page)) ? SIZES : [String(per_page), ...SIZES]}
            value={String(per_page)}
            onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
            size="xs"
            w={76}
          />
        </Group>
      )}
    </Group>
  );
}
