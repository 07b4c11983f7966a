import { field } from "../../../engine/declare/index.ts";

/** Levels of seniority with the days that each adds; no two are reached after the same number of years. */
export const seniorityLevels = () =>
  field
    .records(
      {
        after_years: field.integerBetween(1, 60).counts("years").required(),
        extra_days: field.decimal(4, { above: 0, max: 366 }).counts("days").required(),
      },
      {
        max: 60,
        check(levels, fail) {
          levels.forEach(({ after_years }, index) => {
            if (levels.findIndex((other) => other.after_years === after_years) < index)
              fail("The :field field has a duplicate value.", `${index}.after_years`);
          });
        },
      },
    )
    .default(() => []);
