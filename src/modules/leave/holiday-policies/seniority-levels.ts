import { field } from "../../../engine/declare/index.ts";

/** Seniority levels with their extra days. The years of the levels must differ. */
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
