import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { Panel } from "../../components/panel.tsx";
import { formatNumber, formatPercent } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { listBehind } from "../rows-behind.tsx";
import { barsPicture } from "./bars-picture.ts";
import classes from "./funnel.module.css";
import { SaveAsPicture } from "./picture-button.tsx";

export interface FunnelStep {
  readonly stage_id: string;
  readonly name: string;
  readonly reached_count: number;
  /** Percentages; null if nobody came as far as the stage before. */
  readonly conversion_from_previous?: number | null;
  readonly conversion_from_start?: number | null;
  readonly links?: { readonly reached?: string | null };
}

interface FunnelFigureProps {
  /** Whom or what the funnel counts, such as "leads". */
  readonly counted: string;
  /** What is counted, as the beginning of a sentence: "The leads created in the period". */
  readonly meant: string;
  readonly steps: readonly FunnelStep[];
}

const COLOR = "--mantine-primary-color-filled";

/** What a stage is of the stage before it and of the first one, in words; the first stage is all of them. */
const sharesOf = ({ conversion_from_previous, conversion_from_start }: FunnelStep, place: number) =>
  place === 0
    ? []
    : [
        ...(typeof conversion_from_previous === "number"
          ? [t`${formatPercent(conversion_from_previous)} of the stage before`]
          : []),
        ...(typeof conversion_from_start === "number" && place > 1
          ? [t`${formatPercent(conversion_from_start)} of the first`]
          : []),
      ];

/**
 * How many came as far as each stage: a list of links, each with its bar in the middle, so that it can be read and opened
 * by keyboard and on a phone.
 */
export function FunnelFigure({ counted, meant, steps }: FunnelFigureProps) {
  const list = useRef<HTMLOListElement>(null);
  const label = t`How many ${counted} reached each stage`;
  const most = Math.max(1, ...steps.map(({ reached_count }) => reached_count));
  const pictured = () =>
    steps.map((step, place) => {
      const share = step.reached_count / most;
      const words = [formatNumber(step.reached_count, 0), ...sharesOf(step, place).slice(0, 1)];
      return {
        ...{ label: step.name, text: words.join(" · ") },
        ...{ from: (1 - share) / 2, to: (1 + share) / 2, color: COLOR },
      };
    });
  return (
    <Panel
      title={t("Funnel")}
      note={t`${meant}: how many came as far as each stage, or further. A stage that was skipped counts as passed.`}
      actions={<SaveAsPicture title={label} draw={() => barsPicture(list.current!, label, pictured())} />}
    >
      <ol className={classes.funnel} aria-label={label} ref={list}>
        {steps.map((step, place) => (
          <li key={step.stage_id}>
            <Opened step={step}>
              <Text component="span" size="sm" className={classes.name}>
                {step.name}
              </Text>
              <span className={classes.track}>
                <span
                  className={classes.bar}
                  style={{ width: `${(step.reached_count / most) * 100}%` }}
                  aria-hidden="true"
                />
              </span>
              <Text component="span" size="sm" fw={650} className={classes.count}>
                {formatNumber(step.reached_count, 0)}
              </Text>
              <Text component="span" size="xs" c="dimmed" className={classes.shares}>
                {sharesOf(step, place).join(" · ")}
              </Text>
            </Opened>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** A stage that opens the records that reached it, if there is a list of them. */
function Opened({ step, children }: { readonly step: FunnelStep; readonly children: ReactNode }) {
  const link = step.links?.reached;
  const list = link ? listBehind(link) : null;
  if (!list) return <div className={classes.stage}>{children}</div>;
  return (
    <Anchor
      component={Link}
      to={list.to}
      search={list.search as never}
      className={classes.stage}
      underline="never"
      c="inherit"
    >
      {children}
    </Anchor>
  );
}
