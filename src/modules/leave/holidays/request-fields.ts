import { field, fieldOf, integerType } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { message } from "../../../engine/work/index.ts";

const QUARTER = 15;
const minutes = integerType({ min: QUARTER, max: 24 * 60 });

/** Minutes of hourly leave, a multiple of 15. */
export const quarterHours = () =>
  fieldOf({
    ...minutes,
    schema: () => ({ ...minutes.schema(), multipleOf: QUARTER }),
    read(wire, fail) {
      const read = minutes.read(wire, fail);
      if (typeof read !== "number" || read % QUARTER === 0) return read;
      return fail(message`The :field field must be a multiple of ${QUARTER}.`);
    },
  }).counts("minutes");

const BY_YEAR = {
  type: "array",
  items: {
    type: "object",
    required: ["year", "days"],
    properties: { year: { type: "integer" }, days: { type: "number" } },
  },
};

/** Counted days by leave year of the policy, for each leave year of the request. */
export const daysByYear = () =>
  field
    .jsonb(BY_YEAR)
    .computed(
      (alias) => sql`(select coalesce(jsonb_agg(jsonb_build_object('year', of_year.year, 'days', of_year.days)
          order by of_year.year), '[]')
        from (select extract(year from d.date)::integer
              - case when extract(month from d.date) < p.year_start_month then 1 else 0 end as year,
            trim_scale(sum(d.days)) as days
          from holiday_days d
          join holiday_policies p on p.workspace_id = d.workspace_id and p.id = ${column(alias, "holiday_policy_id")}
          where d.workspace_id = ${column(alias, "workspace_id")} and d.holiday_id = ${column(alias, "id")}
          group by 1) of_year)`,
    )
    .notNull();
