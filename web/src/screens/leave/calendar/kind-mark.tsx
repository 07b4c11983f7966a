import { Group, Text } from "@mantine/core";
import type { CSSProperties } from "react";
import { t } from "../../../messages/t.ts";
import classes from "./kind-mark.module.css";
import type { LeaveKind } from "./leave-kinds.ts";

interface KindMarkProps {
  readonly kind: LeaveKind;
  readonly part?: "whole" | "morning" | "afternoon";
  readonly title?: string;
}

/** Leave in the colour and pattern of its type; half a cell for half a day. */
export function KindMark({ kind, part = "whole", title }: KindMarkProps) {
  const style = kind.color === null ? undefined : ({ "--kind": kind.color } as CSSProperties);
  return (
    <span
      className={classes.mark}
      data-part={part}
      data-pattern={kind.pattern}
      style={style}
      title={title}
      aria-hidden="true"
    />
  );
}

/** The legend of colours and patterns. */
export function KindLegend({ kinds }: { readonly kinds: readonly LeaveKind[] }) {
  return (
    <Group component="ul" gap="md" mt="sm" className={classes.legend} aria-label={t("Leave types")}>
      {kinds.map((kind) => (
        <li key={kind.label} className={classes.entry}>
          <span className={classes.sample}>
            <KindMark kind={kind} />
          </span>
          <Text size="sm" component="span">
            {kind.label}
          </Text>
        </li>
      ))}
    </Group>
  );
}
