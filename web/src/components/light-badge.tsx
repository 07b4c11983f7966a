import { Badge } from "@mantine/core";
import type { CSSProperties, ReactNode } from "react";
import classes from "./light-badge.module.css";

export interface LightBadgeProps {
  readonly color: string;
  /** The smaller one is for cards and headings of panels. */
  readonly size?: "sm" | "md" | "lg" | undefined;
  readonly icon?: ReactNode;
  /** Whether a text that is wider than its place continues in another line, because none of it may be cut. */
  readonly wraps?: boolean | undefined;
  readonly children: string;
}

/** A badge on a tinted ground. Lists have one in each row, so it is a plain element in the look of the library. */
export function LightBadge({ color, size = "md", icon, wraps = false, children }: LightBadgeProps) {
  const look = {
    "--badge-height": `var(--badge-height-${size})`,
    "--badge-fz": `var(--badge-fz-${size})`,
    "--badge-padding-x": `var(--badge-padding-x-${size})`,
    "--badge-bg": `var(--mantine-color-${color}-light)`,
    "--badge-color": `var(--mantine-color-${color}-light-color)`,
  } as CSSProperties;
  return (
    <span
      className={`mantine-Badge-root ${Badge.classes.root} ${classes.badge}`}
      style={look}
      data-with-left-section={icon ? true : undefined}
      data-wraps={wraps || undefined}
    >
      {icon && (
        <span className={Badge.classes.section} data-position="left">
          {icon}
        </span>
      )}
      <span className={Badge.classes.label}>{children}</span>
    </span>
  );
}
