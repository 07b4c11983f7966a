import { Avatar, Group, Text } from "@mantine/core";

interface PersonProps {
  readonly name: string;
  readonly avatar?: unknown;
  readonly note?: string | null;
  readonly size?: number;
}

/** A person's picture (or initials) and name. */
export function Person({ name, avatar, note, size = 32 }: PersonProps) {
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      <Avatar
        src={(avatar as string | null) ?? null}
        name={name}
        size={size}
        color="initials"
        alt=""
        aria-hidden="true"
      />
      <span style={{ minWidth: 0 }}>
        <Text size="sm" fw={500} component="span" display="block" lineClamp={2}>
          {name}
        </Text>
        {note && (
          <Text size="xs" c="dimmed" component="span" display="block" lineClamp={1}>
            {note}
          </Text>
        )}
      </span>
    </Group>
  );
}
