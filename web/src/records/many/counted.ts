import type { ResourceUi } from "../../declare/resource-ui.ts";
import { withinSentence } from "../../format/words.ts";
import { plural } from "../../messages/t.ts";

/** How many records, in words: "12 employees". */
export const counted = ({ title, singular }: ResourceUi, count: number): string =>
  plural(count, "# {0}", "# {0}", withinSentence(count === 1 ? singular : title));
