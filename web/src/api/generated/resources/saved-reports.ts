// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const savedReports: ResourceMetadata = {
  name: "saved-reports",
  singular: "saved report",
  plural: "saved reports",
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":[],"someRows":true}],
    "delete": [{"permissions":[],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"saved-reports"},
    "name": {"name":"name","label":"Name","type":"string","required":true,"creatable":true,"changeable":true,"maxLength":255},
    "report": {"name":"report","label":"Report","type":"string","hint":"A getter with a question, as `<resource>/<getter>`: `leads/lead-funnel`.","required":true,"creatable":true,"changeable":true,"maxLength":255},
    "parameters": {"name":"parameters","label":"Parameters","type":"json","hint":"Parameters of the getter by name, as texts like in its URL, checked by its own rules. `format`, `page` and `perPage` cannot be given.","nullable":true,"creatable":true,"changeable":true},
    "period": {"name":"period","label":"Period","type":"enum","hint":"The period, counted from the day on which the report is read, of which a report on one day takes the last; null: that of `parameters`, or the report's default.","nullable":true,"creatable":true,"changeable":true,"options":["this_week","last_week","this_month","last_month","last_quarter","year_to_date","this_year","last_year"]},
    "schedule": {"name":"schedule","label":"Schedule","type":"enum","hint":"How often it is sent to you by mail, at 07:00 in the workspace's time zone; null: never.","nullable":true,"creatable":true,"changeable":true,"options":["weekly","monthly"]},
    "weekday": {"name":"weekday","label":"Weekday","type":"integer-enum","hint":"The ISO weekday of a weekly report, from 1 for Monday. Default: 1.","nullable":true,"creatable":true,"changeable":true,"options":[1,2,3,4,5,6,7]},
    "month_day": {"name":"month_day","label":"Month day","type":"integer","hint":"The day of a monthly report; in a shorter month it is sent on the last day. Default: 1.","nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":31},
    "format": {"name":"format","label":"Format","type":"enum","creatable":true,"changeable":true,"options":["xlsx","pdf"],"default":"xlsx"},
    "user_id": {"name":"user_id","label":"User","type":"id","hint":"Who saved it, and to whom it is sent.","resource":"users"},
    "next_due_on": {"name":"next_due_on","label":"Next due on","type":"date","hint":"When it is sent next. A calendar day, as midnight UTC.","nullable":true},
    "last_due_on": {"name":"last_due_on","label":"Last due on","type":"date","hint":"The day on which it was last due. A calendar day, as midnight UTC.","nullable":true},
    "last_result": {"name":"last_result","label":"Last result","type":"enum","hint":"What happened then. `not_permitted`: you may not read the report any more; `inactive`: your account was not active; `refused`: the report does not accept the parameters any more; `failed`: it could not be made. Nothing was sent in these cases.","nullable":true,"options":["sent","not_permitted","inactive","refused","failed"]},
    "last_problem": {"name":"last_problem","label":"Last problem","type":"text","hint":"Why nothing was sent, in words.","nullable":true,"maxLength":65535},
    "last_tried_at": {"name":"last_tried_at","label":"Last tried at","type":"date-time","nullable":true},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "user": {"kind":"one","resource":"users","field":"user_id"},
  },
  actions: {
    "read": {"title":"Read a report","description":"Reads a report and returns its figures as tables, with the URLs of the records behind them, in the caller's sight.","permissions":[],"levels":["collection"],"parameters":{"report":{"name":"report","label":"Report","type":"string","hint":"A getter with a question, as `<resource>/<getter>`: `leads/lead-funnel`.","required":true,"creatable":true,"unread":true,"maxLength":255},"parameters":{"name":"parameters","label":"Parameters","type":"json","hint":"Parameters of the getter by name, as texts like in its URL, checked by its own rules. `format`, `page` and `perPage` cannot be given.","nullable":true,"creatable":true,"unread":true},"period":{"name":"period","label":"Period","type":"enum","hint":"The period, counted from the day on which the report is read, of which a report on one day takes the last; null: that of `parameters`, or the report's default.","nullable":true,"creatable":true,"unread":true,"options":["this_week","last_week","this_month","last_month","last_quarter","year_to_date","this_year","last_year"]}}},
    "export": {"title":"Export a report","description":"Makes a file of a report and returns its URL, which is valid for 30 minutes. A workbook and a document have all tables of the report; CSV has one.","permissions":[],"levels":["collection"],"parameters":{"report":{"name":"report","label":"Report","type":"string","hint":"A getter with a question, as `<resource>/<getter>`: `leads/lead-funnel`.","required":true,"creatable":true,"unread":true,"maxLength":255},"parameters":{"name":"parameters","label":"Parameters","type":"json","hint":"Parameters of the getter by name, as texts like in its URL, checked by its own rules. `format`, `page` and `perPage` cannot be given.","nullable":true,"creatable":true,"unread":true},"period":{"name":"period","label":"Period","type":"enum","hint":"The period, counted from the day on which the report is read, of which a report on one day takes the last; null: that of `parameters`, or the report's default.","nullable":true,"creatable":true,"unread":true,"options":["this_week","last_week","this_month","last_month","last_quarter","year_to_date","this_year","last_year"]},"format":{"name":"format","label":"Format","type":"enum","required":true,"creatable":true,"unread":true,"options":["xlsx","pdf","csv"]},"table":{"name":"table","label":"Table","type":"string","hint":"The title of the table, for CSV; default: the first one.","nullable":true,"creatable":true,"unread":true,"maxLength":255}}},
  },
  isSearchable: true,
};
