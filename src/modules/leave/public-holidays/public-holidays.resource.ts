import {
  byField,
  field,
  filterOf,
  idKind,
  open,
  resource,
  toMany,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, isOneOf, sql } from "../../../engine/sql/index.ts";
import { countryCode } from "../../../platform/fields/company-fields.ts";
import { addCountry } from "./add-country.ts";
import { copyYear } from "./copy-year.ts";
import { countries } from "./countries.ts";
import { publicHolidayHooks } from "./public-holiday-writes.ts";

const fields = {
  name: field
    .string({ caseInsensitive: true })
    .required()
    .unique({ within: ["date"] }),
  date: field.date({ min: "1900-01-01", max: "2199-12-31" }).required(),
  is_half_day: field.boolean().default(false).describe("Whether only the afternoon is free."),
  work_location_ids: field
    .references("work-locations", {
      table: "public_holiday_work_locations",
      owner: "public_holiday_id",
      target: "work_location_id",
      ordered: false,
      max: 100,
    })
    .describe("Empty: everywhere."),
  country: countryCode().describe("An ISO 3166-1 alpha-2 code, for information only."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "public-holidays": typeof fields;
  }
}

/** Public holidays, at all or some work locations. */
export const publicHolidays = resource("public-holidays", {
  description: "Public holidays. When one changes, leave requests on its dates are recounted.",
  policy: open({ write: ["manage-leave"] }),
  examples: {
    create: { name: "National day", date: "2026-12-01", country: "RO" },
    change: { name: "Unity Day" },
  },
  fields,
  relationships: { workLocations: toMany("work-locations", "work_location_ids") },
  filters: {
    date: byField,
    is_half_day: byField,
    country: byField,
    work_location_id: filterOf(idKind, {
      title: "applies at the work location",
      nullable: false,
      condition: (alias, operand) => sql`(not exists (select from public_holiday_work_locations l
          where l.workspace_id = ${column(alias, "workspace_id")} and l.public_holiday_id = ${column(alias, "id")})
        or exists (select from public_holiday_work_locations l
          where l.workspace_id = ${column(alias, "workspace_id")} and l.public_holiday_id = ${column(alias, "id")}
            and ${isOneOf(sql`l.work_location_id`, valuesOf(operand), "text")}))`,
    }),
  },
  search: ["name"],
  sort: ["id", "date", "name"],
  defaultSort: "date",
  hooks: publicHolidayHooks,
  getters: { countries },
  standaloneActions: { "add-country": addCountry, "copy-year": copyYear },
});
