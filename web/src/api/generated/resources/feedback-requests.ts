// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const feedbackRequests: ResourceMetadata = {
  name: "feedback-requests",
  singular: t("feedback request"),
  plural: t("feedback requests"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-performance"],"someRows":true}],
    "delete": [{"permissions":["manage-performance"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"feedback-requests"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","hint":t("Whom the feedback is about. Default: the caller's own."),"creatable":true,"resource":"employees"},
    "respondent_employee_ids": {"name":"respondent_employee_ids","label":t("Respondent employees"),"type":"ids","hint":t("Who is asked; the employee for a self review. Shows nobody more than respondents does."),"required":true,"creatable":true,"changeable":true,"resource":"employees","maxItems":50},
    "evaluation_id": {"name":"evaluation_id","label":t("Evaluation"),"type":"id","hint":t("An evaluation of the employee for which it is asked."),"nullable":true,"creatable":true,"changeable":true,"resource":"evaluations"},
    "message": {"name":"message","label":t("Message"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "questions": {"name":"questions","label":t("Questions"),"type":"records","hint":t("Default: one text question, feedback."),"creatable":true,"changeable":true,"default":[{"key":"feedback","title":t("Feedback"),"kind":"text","is_required":true}],"maxItems":20,"items":{"key":{"name":"key","label":t("Key"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":100},"title":{"name":"title","label":t("Title"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":255},"kind":{"name":"kind","label":t("Kind"),"type":"enum","nullable":true,"creatable":true,"unread":true,"options":["text","rating"]},"is_required":{"name":"is_required","label":t("Is required"),"type":"boolean","nullable":true,"creatable":true,"unread":true}}},
    "due_date": {"name":"due_date","label":t("Due date"),"type":"date","hint":t("Not before today on creation."),"nullable":true,"creatable":true,"changeable":true},
    "is_anonymous": {"name":"is_anonymous","label":t("Is anonymous"),"type":"boolean","hint":t("Whether the authors of answers of peers and reports are hidden from everybody but HR."),"creatable":true,"changeable":true,"default":false},
    "is_visible_to_employee": {"name":"is_visible_to_employee","label":t("Is visible to employee"),"type":"boolean","hint":t("Whether the employee may read the answers; the default of each."),"creatable":true,"changeable":true,"default":true},
    "status": {"name":"status","label":t("Status"),"type":"enum","hint":t("It closes by itself when nobody is pending."),"options":["open","closed","cancelled"]},
    "respondents": {"name":"respondents","label":t("Respondents"),"type":"json","hint":t("Respondents see only themselves, and so does the employee of an anonymous request. Of peers and reports in an anonymous one, only HR sees feedback_id and responded_at."),"items":{"employee_id":{"name":"employee_id","label":t("Employee"),"type":"string","required":true,"creatable":true,"unread":true,"resource":"employees"},"perspective":{"name":"perspective","label":t("Perspective"),"type":"enum","required":true,"creatable":true,"unread":true,"options":["self","manager","peer","direct_report"]},"status":{"name":"status","label":t("Status"),"type":"enum","required":true,"creatable":true,"unread":true,"options":["pending","submitted","declined"]},"feedback_id":{"name":"feedback_id","label":t("Feedback"),"type":"string","required":true,"nullable":true,"creatable":true,"unread":true,"resource":"feedback"},"responded_at":{"name":"responded_at","label":t("Responded at"),"type":"date-time","required":true,"nullable":true,"creatable":true,"unread":true}}},
    "responses_count": {"name":"responses_count","label":t("Responses count"),"type":"integer"},
    "response_rate": {"name":"response_rate","label":t("Response rate"),"type":"percent","hint":t("The submitted responses in percent of the respondents. At most 2 decimals."),"nullable":true,"decimals":2},
    "requested_by_employee_id": {"name":"requested_by_employee_id","label":t("Requested by employee"),"type":"id","nullable":true,"resource":"employees"},
    "closed_at": {"name":"closed_at","label":t("Closed at"),"type":"date-time","nullable":true},
    "result": {"name":"result","label":t("Result"),"type":"json","hint":t("Null for respondents. Of peers and reports in an anonymous request, answers are shown once it is closed and only with at least 3 responses of the perspective; to HR always, unless it is about them."),"nullable":true,"items":{"perspective":{"name":"perspective","label":t("Perspective"),"type":"enum","required":true,"creatable":true,"unread":true,"options":["self","manager","peer","direct_report"]},"respondents":{"name":"respondents","label":t("Respondents"),"type":"integer","required":true,"creatable":true,"unread":true},"responses":{"name":"responses","label":t("Responses"),"type":"integer","required":true,"creatable":true,"unread":true},"suppressed":{"name":"suppressed","label":t("Suppressed"),"type":"boolean","hint":t("Whether the answers are hidden, so that nobody can be singled out."),"required":true,"creatable":true,"unread":true},"ratings":{"name":"ratings","label":t("Ratings"),"type":"json","hint":t("The mean by question."),"required":true,"creatable":true,"unread":true}}},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "requestedBy": {"kind":"one","resource":"employees","field":"requested_by_employee_id"},
    "evaluation": {"kind":"one","resource":"evaluations","field":"evaluation_id"},
    "respondents": {"kind":"many","resource":"employees"},
    "feedback": {"kind":"many","resource":"feedback"},
  },
  actions: {
    "respond": {"title":t("Respond"),"description":t("Answers the questions. Returns the feedback that it creates. Each respondent answers once."),"permissions":[],"someRows":true,"levels":["record"],"parameters":{"answers":{"name":"answers","label":t("Answers"),"type":"json","hint":t("By the key of the question: `text`, or `rating` from 1 to 5."),"nullable":true,"creatable":true,"unread":true},"notes":{"name":"notes","label":t("Notes"),"type":"text","hint":t("What the questions did not ask."),"nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
    "decline": {"title":t("Decline"),"description":t("Says that the caller does not respond."),"permissions":[],"someRows":true,"levels":["record"],"parameters":{"reason":{"name":"reason","label":t("Reason"),"type":"text","nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
    "close": {"title":t("Close"),"description":t("Takes no more responses, and shows the results."),"permissions":["manage-performance"],"someRows":true,"levels":["record"],"parameters":{}},
    "cancel": {"title":t("Cancel"),"description":t("Takes no more responses. Anonymous ones are never shown."),"permissions":["manage-performance"],"someRows":true,"levels":["record"],"parameters":{}},
    "reopen": {"title":t("Reopen"),"description":t("Takes responses again, unless anonymous results were shown."),"permissions":["manage-performance"],"levels":["record"],"parameters":{}},
  },
  isSearchable: true,
};
