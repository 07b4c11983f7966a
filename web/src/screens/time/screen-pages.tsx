import { Group, Pagination, Text } from "@mantine/core";

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
        {(page - 1) * perPage + 1}–{Math.min(page * perPage, total)} of {total}
      </Text>
      <Pagination
        total={Math.ceil(total / perPage)}
        value={page}
        onChange={onPage}
        size="sm"
        getItemProps={(number) => ({ "aria-label": `Page ${number}` })}
        getControlProps={(control) => ({ "aria-label": `${control} page` })}
      />
    </Group>
  );
}
