import { getter, integerKind, onlyValueOf, parameter } from "../../../engine/declare/index.ts";
import { invalidField } from "../../../engine/work/index.ts";
import { count, listOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { lineDiff } from "./line-diff.ts";
import { versionOf } from "./stored-versions.ts";

/** The difference between two versions of a page, line by line. */
export const diff = getter("pages", {
  title: "Difference",
  description:
    "The lines to delete and insert that lead from one version to another. Default: from the version before the last to the last.",
  level: "record",
  parameters: {
    from: parameter(integerKind, { isSingle: true, description: "The earlier version.", examples: [1] }),
    to: parameter(integerKind, { isSingle: true, description: "The later version.", examples: [2] }),
  },
  response: object({
    from: count,
    to: count,
    title: object({ from: text, to: text }),
    lines: listOf(object({ op: { ...text, enum: ["equal", "delete", "insert"] }, text })),
  }),
  async run({ work, record, parameters }) {
    const later = Number(onlyValueOf(parameters.to) ?? record.version);
    const earlier = Number(onlyValueOf(parameters.from) ?? later - 1);
    const to = await versionOf(work, record.id, later, "to");
    if (earlier >= later) throw invalidField("from", "The from parameter must be less than to.");
    const from = await versionOf(work, record.id, earlier, "from");
    return {
      data: {
        from: from.version,
        to: to.version,
        title: { from: from.title, to: to.title },
        lines: lineDiff(from.content, to.content),
      },
    };
  },
});
