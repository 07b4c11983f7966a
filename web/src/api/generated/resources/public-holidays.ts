// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const publicHolidays: ResourceMetadata = {
  name: "public-holidays",
  singular: t("public holiday"),
  plural: t("public holidays"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-leave"]}],
    "update": [{"permissions":["manage-leave"]}],
    "delete": [{"permissions":["manage-leave"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"public-holidays"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "date": {"name":"date","label":t("Date"),"type":"date","required":true,"creatable":true,"changeable":true},
    "is_half_day": {"name":"is_half_day","label":t("Is half day"),"type":"boolean","hint":t("Whether only the afternoon is free."),"creatable":true,"changeable":true,"default":false},
    "work_location_ids": {"name":"work_location_ids","label":t("Work locations"),"type":"ids","hint":t("Empty: everywhere."),"creatable":true,"changeable":true,"default":[],"resource":"work-locations","maxItems":100},
    "country": {"name":"country","label":t("Country"),"type":"country","hint":t("An ISO 3166-1 alpha-2 code, for information only."),"nullable":true,"creatable":true,"changeable":true,"maxLength":2},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "workLocations": {"kind":"many","resource":"work-locations","field":"work_location_ids"},
  },
  actions: {
    "add-country": {"title":t("Add a country"),"description":t("Adds the public holidays of a country, or of a region of it, in a year; days that are there already are left alone. Which days an employer observes is for the employer to check: some are for certain people or places only, and dates that follow the moon are calculated. The data comes from the project date-holidays (CC BY 3.0)."),"permissions":["manage-leave"],"levels":["collection"],"parameters":{"country":{"name":"country","label":t("Country"),"type":"country","required":true,"creatable":true,"unread":true,"maxLength":2},"region":{"name":"region","label":t("Region"),"type":"string","hint":t("The code of a region of the country, as `getters/countries` lists them. Null: what applies in all of it."),"nullable":true,"creatable":true,"unread":true,"maxLength":10},"year":{"name":"year","label":t("Year"),"type":"integer","required":true,"creatable":true,"unread":true,"minimum":1970,"maximum":2076},"language":{"name":"language","label":t("Language"),"type":"string","hint":t("The language of the names, one of the country's. Null: the workspace's if the country has it, otherwise the country's own."),"nullable":true,"creatable":true,"unread":true,"maxLength":10},"work_location_ids":{"name":"work_location_ids","label":t("Work locations"),"type":"ids","hint":t("Empty: everywhere."),"nullable":true,"creatable":true,"unread":true,"resource":"work-locations","maxItems":100}}},
    "copy-year": {"title":t("Copy year"),"description":t("Copies the public holidays of a year to the same dates in another year; existing ones are skipped. Movable holidays must be corrected afterwards."),"permissions":["manage-leave"],"levels":["collection"],"parameters":{"from_year":{"name":"from_year","label":t("From year"),"type":"integer","required":true,"creatable":true,"unread":true,"minimum":1900,"maximum":2199},"to_year":{"name":"to_year","label":t("To year"),"type":"integer","required":true,"creatable":true,"unread":true,"minimum":1900,"maximum":2199}}},
  },
  isSearchable: true,
};
