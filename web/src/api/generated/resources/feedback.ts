// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const feedback: ResourceMetadata = {
  name: "feedback",
  singular: t("feedback"),
  plural: t("feedback"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-performance"],"someRows":true}],
    "delete": [{"permissions":["manage-performance"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"feedback"},
    "feedbackable_type": {"name":"feedbackable_type","label":t("Feedbackable type"),"type":"enum","creatable":true,"options":["employees","evaluations","goals","candidates"],"default":"employees"},
    "feedbackable_id": {"name":"feedbackable_id","label":t("Feedbackable"),"type":"id","hint":t("A record of that type that the author sees."),"required":true,"creatable":true,"maxLength":255},
    "feedback_request_id": {"name":"feedback_request_id","label":t("Feedback request"),"type":"id","hint":t("The request that it answers; null: it is spontaneous."),"nullable":true,"resource":"feedback-requests"},
    "type": {"name":"type","label":t("Type"),"type":"enum","hint":t("Its nature or, of an answer to a request, the perspective of its author."),"creatable":true,"options":["praise","constructive","general"],"default":"general"},
    "notes": {"name":"notes","label":t("Notes"),"type":"text","hint":t("Required unless there is a file or a recording."),"nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "answers": {"name":"answers","label":t("Answers"),"type":"json","hint":t("By the key of the request's question."),"nullable":true},
    "is_visible_to_employee": {"name":"is_visible_to_employee","label":t("Is visible to employee"),"type":"boolean","hint":t("Whether the employee may read it. Default: true for praise, else false."),"creatable":true,"changeable":true},
    "given_at": {"name":"given_at","label":t("Given at"),"type":"date-time","hint":t("Not in the future. Default: now."),"creatable":true,"changeable":true},
    "file": {"name":"file","label":t("File"),"type":"string","hint":t("A URL that works without a credential for 30 minutes; see upload-file."),"nullable":true},
    "file_name": {"name":"file_name","label":t("File name"),"type":"string","nullable":true},
    "audio_file": {"name":"audio_file","label":t("Audio file"),"type":"string","hint":t("A URL that works without a credential for 30 minutes; see upload-audio."),"nullable":true},
    "audio_file_name": {"name":"audio_file_name","label":t("Audio file name"),"type":"string","nullable":true},
    "transcription": {"name":"transcription","label":t("Transcription"),"type":"text","hint":t("What is said in the recording; prohibited without one."),"nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "transcription_status": {"name":"transcription_status","label":t("Transcription status"),"type":"enum","hint":t("Null without a recording; unavailable: nothing transcribes it but its author."),"nullable":true,"options":["pending","completed","failed","unavailable"]},
    "created_by": {"name":"created_by","label":t("Created by"),"type":"id","hint":t("The author; null of an anonymous answer, except for HR."),"nullable":true,"resource":"users"},
    "created_by_employee_id": {"name":"created_by_employee_id","label":t("Created by employee"),"type":"id","hint":t("Null of an account without an employee, and of an anonymous answer, except for HR."),"nullable":true,"resource":"employees"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "createdBy": {"kind":"one","resource":"users","field":"created_by"},
    "createdByEmployee": {"kind":"one","resource":"employees","field":"created_by_employee_id"},
    "feedbackRequest": {"kind":"one","resource":"feedback-requests","field":"feedback_request_id"},
    "employee": {"kind":"one","resource":"employees"},
    "evaluation": {"kind":"one","resource":"evaluations"},
    "goal": {"kind":"one","resource":"goals"},
  },
  actions: {
    "upload-file": {"title":t("Upload file"),"description":t("PDF, PNG, JPEG or WebP, at most 25 MiB; it replaces the present one."),"permissions":[],"someRows":true,"levels":["record"],"parameters":{}},
    "upload-audio": {"title":t("Upload recording"),"description":t("MP3, M4A, OGG, WAV or WebM, at most 25 MiB; it replaces the present one and its transcription."),"permissions":[],"someRows":true,"levels":["record"],"parameters":{}},
    "remove-file": {"title":t("Remove file"),"description":t("Unless the feedback has nothing else."),"permissions":[],"someRows":true,"levels":["record"],"parameters":{}},
    "remove-audio": {"title":t("Remove recording"),"description":t("With its transcription, unless the feedback has nothing else."),"permissions":[],"someRows":true,"levels":["record"],"parameters":{}},
  },
  isSearchable: true,
};
