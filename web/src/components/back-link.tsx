import { Anchor, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The link back to the list that a screen belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Anchor component={Link} to={to} size="sm" c="dimmed" mb="xs" display="inline-flex">
      <Group gap={4} component="span">
        <Icon name="arrow-left" size={14} /> {children}
      </Group>
    </Anchor>
  );
}
