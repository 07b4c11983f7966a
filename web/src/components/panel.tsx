import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { PartBoundary } from "./part-boundary.tsx";

interface PanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a screen. */
export function Panel({ title, note, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Paper withBorder p={{ base: "md", sm: "lg" }} component="section" aria-labelledby={id} style={line}>
      <Group justify="space-between" align="flex-start" mb="md" wrap="nowrap">
        <Stack gap={2} miw={0}>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          {note && (
            <Text c="dimmed" size="sm" component="div">
              {note}
            </Text>
          )}
        </Stack>
        {actions && <div style={{ flexShrink: 0 }}>{actions}</div>}
      </Group>
      <PartBoundary name={title}>{children}</PartBoundary>
    </Paper>
  );
}

const line = { borderColor: "var(--bureau-line)" };
