import { field, integerType, readDistinct } from "../../../engine/declare/index.ts";

const MOST = 5;
const DEFAULT = [30, 7];

const day = integerType({ min: 0, max: 365, between: true });

/** How many days before the end of a document employees are notified: distinct, stored in descending order. */
export const reminderDays = () =>
  field
    .json<readonly number[]>(
      (wire, fail) =>
        readDistinct(
          wire,
          { max: MOST },
          (item, failItem) => day.read(item, failItem) as number | undefined,
          fail,
        )?.sort((a, b) => b - a) as readonly number[],
      {
        type: "array",
        uniqueItems: true,
        maxItems: MOST,
        items: { type: "integer", minimum: 0, maximum: 365 },
      },
    )
    .default(() => DEFAULT, "[30, 7]")
    .describe(
      "How many days before the end of a document employees are notified. Stored in descending order.",
    );
