// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const savedReports: ResourceMetadata = {
  name: "saved-reports",
  singular: t("saved report"),
  plural: t("saved reports"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":[],"someRows":true}],
    "delete": [{"permissions":[],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"saved-reports"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"maxLength":255},
    "report": {"name":"report","label":t("Report"),"type":"string","hint":t("A getter with a question, as `<resource>/<getter>`: `leads/lead-funnel`."),"required":true,"creatable":true,"changeable":true,"maxLength":255},
    "parameters": {"name":"parameters","label":t("Parameters"),"type":"json","hint":t("Parameters of the getter by name, as texts like in its URL, checked by its own rules. `format`, `page` and `perPage` cannot be given."),"nullable":true,"creatable":true,"changeable":true},
    "period": {"name":"period","label":t("Period"),"type":"enum","hint":t("The period, counted from the day on which the report is read, of which a report on one day takes the last; null: that of `parameters`, or the report's default."),"nullable":true,"creatable":true,"changeable":true,"options":["this_week","last_week","this_month","last_month","last_quarter","year_to_date","this_year","last_year"]},
    "schedule": {"name":"schedule","label":t("Schedule"),"type":"enum","hint":t("How often it is sent to you by mail, at 07:00 in the workspace's time zone; null: never."),"nullable":true,"creatable":true,"changeable":true,"options":["weekly","monthly"]},
    "weekday": {"name":"weekday","label":t("Weekday"),"type":"integer-enum","hint":t("The ISO weekday of a weekly report, from 1 for Monday. Default: 1."),"nullable":true,"creatable":true,"changeable":true,"options":[1,2,3,4,5,6,7]},
    "month_day": {"name":"month_day","label":t("Month day"),"type":"integer","hint":t("The day of a monthly report; in a shorter month it is sent on the last day. Default: 1."),"nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":31},
    "format": {"name":"format","label":t("Format"),"type":"enum","creatable":true,"changeable":true,"options":["xlsx","pdf"],"default":"xlsx"},
    "user_id": {"name":"user_id","label":t("User"),"type":"id","hint":t("Who saved it, and to whom it is sent."),"resource":"users"},
    "next_due_on": {"name":"next_due_on","label":t("Next due on"),"type":"date","hint":t("When it is sent next. A calendar day, as midnight UTC."),"nullable":true},
    "last_due_on": {"name":"last_due_on","label":t("Last due on"),"type":"date","hint":t("The day on which it was last due. A calendar day, as midnight UTC."),"nullable":true},
    "last_result": {"name":"last_result","label":t("Last result"),"type":"enum","hint":t("What happened then. `not_permitted`: you may not read the report any more; `inactive`: your account was not active; `refused`: the report does not accept the parameters any more; `failed`: it could not be made. Nothing was sent in these cases."),"nullable":true,"options":["sent","not_permitted","inactive","refused","failed"]},
    "last_problem": {"name":"last_problem","label":t("Last problem"),"type":"text","hint":t("Why nothing was sent, in words."),"nullable":true,"maxLength":65535},
    "last_tried_at": {"name":"last_tried_at","label":t("Last tried at"),"type":"date-time","nullable":true},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "user": {"kind":"one","resource":"users","field":"user_id"},
  },
  actions: {
    "read": {"title":t("Read a report"),"description":t("Reads a report and returns its figures as tables, with the URLs of the records behind them, in the caller's sight."),"permissions":[],"levels":["collection"],"parameters":{"report":{"name":"report","label":t("Report"),"type":"string","hint":t("A getter with a question, as `<resource>/<getter>`: `leads/lead-funnel`."),"required":true,"creatable":true,"unread":true,"maxLength":255},"parameters":{"name":"parameters","label":t("Parameters"),"type":"json","hint":t("Parameters of the getter by name, as texts like in its URL, checked by its own rules. `format`, `page` and `perPage` cannot be given."),"nullable":true,"creatable":true,"unread":true},"period":{"name":"period","label":t("Period"),"type":"enum","hint":t("The period, counted from the day on which the report is read, of which a report on one day takes the last; null: that of `parameters`, or the report's default."),"nullable":true,"creatable":true,"unread":true,"options":["this_week","last_week","this_month","last_month","last_quarter","year_to_date","this_year","last_year"]}}},
    "export": {"title":t("Export a report"),"description":t("Makes a file of a report and returns its URL, which is valid for 30 minutes. A workbook and a document have all tables of the report; CSV has one."),"permissions":[],"levels":["collection"],"parameters":{"report":{"name":"report","label":t("Report"),"type":"string","hint":t("A getter with a question, as `<resource>/<getter>`: `leads/lead-funnel`."),"required":true,"creatable":true,"unread":true,"maxLength":255},"parameters":{"name":"parameters","label":t("Parameters"),"type":"json","hint":t("Parameters of the getter by name, as texts like in its URL, checked by its own rules. `format`, `page` and `perPage` cannot be given."),"nullable":true,"creatable":true,"unread":true},"period":{"name":"period","label":t("Period"),"type":"enum","hint":t("The period, counted from the day on which the report is read, of which a report on one day takes the last; null: that of `parameters`, or the report's default."),"nullable":true,"creatable":true,"unread":true,"options":["this_week","last_week","this_month","last_month","last_quarter","year_to_date","this_year","last_year"]},"format":{"name":"format","label":t("Format"),"type":"enum","required":true,"creatable":true,"unread":true,"options":["xlsx","pdf","csv"]},"table":{"name":"table","label":t("Table"),"type":"string","hint":t("The title of the table, for CSV; default: the first one."),"nullable":true,"creatable":true,"unread":true,"maxLength":255}}},
  },
  isSearchable: true,
};
