import { Box, Group, Skeleton, Stack } from "@mantine/core";
import { t } from "../messages/t.ts";

/** Stands for a screen while its code and its data are on the way. */
export function ScreenSkeleton() {
  return (
    <Stack gap="lg" p="md" role="status" aria-label={t("Loading")}>
      <Group justify="space-between">
        <Skeleton height={28} width={180} />
        <Skeleton height={34} width={120} />
      </Group>
      <TableSkeleton />
    </Stack>
  );
}

const ROWS = ["88%", "72%", "94%", "64%", "80%", "76%", "90%", "68%"];

/** Stands for rows of a list. */
export function TableSkeleton() {
  return (
    <Stack gap="md" aria-hidden="true">
      {ROWS.map((width) => (
        <Group key={width} wrap="nowrap">
          <Skeleton height={32} circle />
          <Box style={{ flex: 1 }}>
            <Skeleton height={14} width={width} />
          </Box>
        </Group>
      ))}
    </Stack>
  );
}

/** Stands for the fields of a record. */
export function FieldsSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label={t("Loading")}>
      {ROWS.slice(0, 5).map((width) => (
        <Stack gap={8} key={width}>
          <Skeleton height={10} width={90} />
          <Skeleton height={16} width={width} />
        </Stack>
      ))}
    </Stack>
  );
}
