import type { ResourceUi } from "../../declare/resource-ui.ts";
import { formatNumber } from "../../format/numbers.ts";
import { withinSentence } from "../../format/words.ts";

/** How many records, in words: "12 employees". */
export const counted = ({ title, singular }: ResourceUi, count: number): string =>
  `${formatNumber(count)} ${withinSentence(count === 1 ? singular : title)}`;
