import { SimpleGrid, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

export interface NamedFigure {
  readonly label: string;
  readonly value: ReactNode;
}

interface FigureListProps {
  readonly figures: readonly NamedFigure[];
}

/** Figures with their names in a row; those that the person may not see are omitted. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} spacing="lg" component="dl" m={0}>
      {figures.map(({ label, value }) => (
        <Stack key={label} gap={0}>
          <Text size="xs" c="dimmed" component="dt">
            {label}
          </Text>
          <Text fw={600} size="lg" component="dd" m={0}>
            {value ?? "–"}
          </Text>
        </Stack>
      ))}
    </SimpleGrid>
  );
}
