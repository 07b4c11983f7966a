import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { reasonInWords } from "../format/reasons-in-words.ts";
import { t } from "../messages/t.ts";
import { Tip } from "./tip.tsx";
import classes from "./with-reasons.module.css";

interface WithReasonsProps {
  readonly reasons: readonly string[];
  /** Is shown in small print on its own line below the figure. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

/** An element whose reasons are shown on hover, focus and touch, and to screen readers. */
export function WithReasons({ reasons, isBelow, children }: WithReasonsProps) {
  return (
    <Tip label={reasons.join(" ")} isExplanation>
      <UnstyledButton type="button" className={classes.explained} data-below={isBelow || undefined}>
        {children}
        <VisuallyHidden>{` ${reasons.join(" ")}`}</VisuallyHidden>
      </UnstyledButton>
    </Tip>
  );
}

/** In the place of a figure that could not be computed: that it is not known, and why. */
export const NotKnown = ({ reasons }: { readonly reasons: readonly string[] }) => (
  <WithReasons reasons={reasons.map(reasonInWords)}>{t("not known")}</WithReasons>
);
