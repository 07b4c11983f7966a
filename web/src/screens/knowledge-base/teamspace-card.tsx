import { Group, Paper, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ApiRecord } from "../../api/records.ts";
import { plural } from "../../messages/t.ts";
import classes from "./teamspace-card.module.css";
import { PrivateBadge } from "./teamspace-ui.tsx";

/** A teamspace on the start of the knowledge base. */
export function TeamspaceCard({ space }: { readonly space: ApiRecord<"teamspaces"> }) {
  const { name, icon, description, is_private, pages_count, color } = space.attributes;
  return (
    <Paper
      withBorder
      p="md"
      className={classes.card}
      style={color ? { borderInlineStartColor: color } : undefined}
    >
      <Stack gap={4}>
        <Group gap="xs">
          <Link to={`/knowledge-base/teamspaces/${space.id}` as never} className={classes.link}>
            {icon ? `${icon} ${name}` : name}
          </Link>
          <PrivateBadge isPrivate={is_private} />
        </Group>
        {description && (
          <Text size="sm" lineClamp={2}>
            {description}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {plural(pages_count, "# page", "# pages")}
        </Text>
      </Stack>
    </Paper>
  );
}
