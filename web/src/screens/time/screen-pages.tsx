import { Group, Pagination, Text } from "@mantine/core";
import { t } from "../../messages/t.ts";

interface ScreenPagesProps {
  readonly page: number;
  readonly total: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
}

const CONTROLS = {
  first: t("first page"),
  previous: t("previous page"),
  next: t("next page"),
  last: t("last page"),
};

/** The pagination of a report. */
export function ScreenPages({ page, total, perPage, onPage }: ScreenPagesProps) {
  if (total <= perPage) return null;
  return (
    <Group justify="space-between" mt="md">
      <Text size="sm" c="dimmed" role="status">
        {t`${(page - 1) * perPage + 1}–${Math.min(page * perPage, total)} of ${total}`}
      </Text>
      <Pagination
        total={Math.ceil(total / perPage)}
        value={page}
        onChange={onPage}
        size="sm"
        getItemProps={(number) => ({ "aria-label": t`Page ${number}` })}
        getControlProps={(control) => ({ "aria-label": CONTROLS[control] })}
      />
    </Group>
  );
}
