import { Panel } from "../../components/panel.tsx";
import { formatNumber } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { BarFigure } from "./bar-figure.tsx";

interface FunnelStep {
  readonly stage_id: string;
  readonly name: string;
  readonly reached_count: number;
  readonly links?: { readonly reached?: string | null };
}

interface FunnelFigureProps {
  /** Whom or what the funnel counts, such as "leads". */
  readonly counted: string;
  /** What is counted, as the beginning of a sentence: "The leads created in the period". */
  readonly meant: string;
  readonly steps: readonly FunnelStep[];
}

/** How many came as far as each stage, as bars that open the records behind them. */
export const FunnelFigure = ({ counted, meant, steps }: FunnelFigureProps) => (
  <Panel
    title={t("Funnel")}
    note={t`${meant}: how many came as far as each stage, or further. A stage that was skipped counts as passed.`}
  >
    <BarFigure
      label={t`How many ${counted} reached each stage`}
      isLying
      show={(count) => formatNumber(count, 0)}
      series={[{ name: "reached", label: t("Reached"), look: "solid" }]}
      rows={steps.map(({ stage_id, name, reached_count, links }) => ({
        key: stage_id,
        label: name,
        values: { reached: reached_count },
        links: { reached: links?.reached },
      }))}
    />
  </Panel>
);
