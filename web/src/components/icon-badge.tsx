import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";
import { LightBadge, type LightBadgeProps } from "./light-badge.tsx";

/** The text of a badge, with an icon and a colour that say the same. */
export interface BadgeLook {
  readonly label: string;
  readonly icon: IconName;
  readonly color: string;
}

type Props = BadgeLook & Pick<LightBadgeProps, "size" | "wraps">;

/** A badge with an icon, such as the status of a record. */
export function IconBadge({ label, icon, color, size, wraps }: Props) {
  return (
    <LightBadge {...{ color, size, wraps }} icon={<Icon name={icon} size={14} stroke={2} />}>
      {label}
    </LightBadge>
  );
}

/** The labels by status, for the options of a field. */
export const labelsOf = (looks: Readonly<Record<string, BadgeLook>>): Record<string, string> =>
  Object.fromEntries(Object.entries(looks).map(([status, { label }]) => [status, label]));
