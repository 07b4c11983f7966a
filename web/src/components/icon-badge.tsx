import { Badge, type BadgeProps } from "@mantine/core";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";

/** The text of a badge, with an icon and a colour that say the same. */
export interface BadgeLook {
  readonly label: string;
  readonly icon: IconName;
  readonly color: string;
}

interface Props extends BadgeLook {
  readonly size?: BadgeProps["size"];
  /** Whether a text that is wider than its place continues in another line, because none of it may be cut. */
  readonly wraps?: boolean;
}

const WRAPPED = {
  root: { height: "auto", paddingBlock: 2 },
  label: { whiteSpace: "normal", overflow: "visible", lineHeight: 1.3 },
} as const;

/** A badge with an icon, such as the status of a record. */
export function IconBadge({ label, icon, color, size, wraps = false }: Props) {
  return (
    <Badge
      variant="light"
      color={color}
      tt="none"
      fw={600}
      size={size}
      {...(wraps ? { styles: WRAPPED } : {})}
      leftSection={<Icon name={icon} size={14} stroke={2} />}
    >
      {label}
    </Badge>
  );
}

/** The labels by status, for the options of a field. */
export const labelsOf = (looks: Readonly<Record<string, BadgeLook>>): Record<string, string> =>
  Object.fromEntries(Object.entries(looks).map(([status, { label }]) => [status, label]));
