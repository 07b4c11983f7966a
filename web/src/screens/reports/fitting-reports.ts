import { folded } from "../../format/folded.ts";
import type { OfferedReport } from "./offered-reports.ts";

/** The reports of a module. */
export interface ReportGroup {
  readonly label: string;
  readonly reports: readonly OfferedReport[];
}

/** The reports whose question, screen or module contains all words of the text, by module. */
export function fittingReports(reports: readonly OfferedReport[], text: string): ReportGroup[] {
  const words = folded(text).split(/\s+/u);
  const fits = ({ question, title, alias, module }: OfferedReport): boolean => {
    const named = folded(`${question} ${title} ${alias} ${module.label}`);
    return words.every((word) => named.includes(word));
  };
  const fitting = reports.filter(fits);
  return [...new Set(fitting.map(({ module }) => module.label))].map((label) => ({
    label,
    reports: fitting.filter(({ module }) => module.label === label),
  }));
}
