import { Group, Text } from "@mantine/core";
import { Pages } from "../../components/pages.tsx";
import { t } from "../../messages/t.ts";

interface ScreenPagesProps {
  readonly page: number;
  readonly total: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
}

/** The pagination of a report. */
export function ScreenPages({ page, total, perPage, onPage }: ScreenPagesProps) {
  if (total <= perPage) return null;
  return (
    <Group justify="space-between" mt="md">
      <Text size="sm" c="dimmed" role="status">
        {t`${(page - 1) * perPage + 1}–${Math.min(page * perPage, total)} of ${total}`}
      </Text>
      <Pages page={page} last={Math.ceil(total / perPage)} onPage={onPage} siblings={1} />
    </Group>
  );
}
