import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** A placeholder for an empty list: why it is empty, and what can be done. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap={6} py={56} px="md" ta="center">
      <Text c="dimmed" component="span">
        <Icon name={icon} size={32} stroke={1.4} />
      </Text>
      <Text fw={600}>{title}</Text>
      {text && (
        <Text size="sm" c="dimmed" maw={420}>
          {text}
        </Text>
      )}
      {action && <div style={{ marginTop: 12 }}>{action}</div>}
    </Stack>
  );
}
