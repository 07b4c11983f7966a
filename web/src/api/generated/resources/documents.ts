// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const documents: ResourceMetadata = {
  name: "documents",
  singular: t("document"),
  plural: t("documents"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-documents"],"someRows":true}],
    "delete": [{"permissions":["manage-documents"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"documents"},
    "name": {"name":"name","label":t("Name"),"type":"string","hint":t("Default: the name of the file without its ending."),"creatable":true,"changeable":true,"maxLength":255},
    "documentable_type": {"name":"documentable_type","label":t("Documentable type"),"type":"enum","hint":t("To whom the document belongs. A signature is the specimen of a signature, which only its person sees. Default: by the id that is given; workspace without one."),"creatable":true,"options":["employees","clients","workspace","signature"]},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","hint":t("Required for the types employees and signature, otherwise prohibited."),"nullable":true,"creatable":true,"resource":"employees"},
    "client_id": {"name":"client_id","label":t("Client"),"type":"id","hint":t("Required for the type clients, otherwise prohibited."),"nullable":true,"creatable":true,"resource":"clients"},
    "type_id": {"name":"type_id","label":t("Type"),"type":"id","hint":t("Required for employees, prohibited for a signature."),"nullable":true,"creatable":true,"changeable":true,"resource":"document-types"},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "content": {"name":"content","label":t("Content"),"type":"text","hint":t("Markdown without HTML, from which the file is made. Prohibited together with a file; null for uploads."),"nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "start_date": {"name":"start_date","label":t("Start date"),"type":"date","hint":t("The first day on which the document is valid."),"nullable":true,"creatable":true,"changeable":true},
    "end_date": {"name":"end_date","label":t("End date"),"type":"date","hint":t("The last day on which the document is valid; some types require it."),"nullable":true,"creatable":true,"changeable":true},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["draft","active","awaiting_signatures","signed","declined","voided"]},
    "is_expired": {"name":"is_expired","label":t("Is expired"),"type":"boolean"},
    "is_signed": {"name":"is_signed","label":t("Is signed"),"type":"boolean"},
    "signature_count": {"name":"signature_count","label":t("Signature count"),"type":"integer","hint":t("The valid signatures on the present version."),"minimum":0},
    "signers": {"name":"signers","label":t("Signers"),"type":"json","hint":t("Who is asked to sign, in order; see request-signatures."),"items":{"employee_id":{"name":"employee_id","label":t("Employee"),"type":"string","required":true,"creatable":true,"unread":true,"resource":"employees"},"order":{"name":"order","label":t("Order"),"type":"integer","required":true,"creatable":true,"unread":true,"minimum":1},"status":{"name":"status","label":t("Status"),"type":"enum","required":true,"creatable":true,"unread":true,"options":["pending","signed","declined"]},"acted_at":{"name":"acted_at","label":t("Acted at"),"type":"date-time","required":true,"nullable":true,"creatable":true,"unread":true}}},
    "file_name": {"name":"file_name","label":t("File name"),"type":"string","nullable":true,"maxLength":255},
    "mime_type": {"name":"mime_type","label":t("Mime type"),"type":"string","nullable":true,"maxLength":255},
    "size": {"name":"size","label":t("Size"),"type":"integer","hint":t("Bytes."),"nullable":true,"minimum":0},
    "checksum": {"name":"checksum","label":t("Checksum"),"type":"string","hint":t("The SHA-256 of the file, hexadecimal."),"nullable":true,"maxLength":255},
    "path": {"name":"path","label":t("Path"),"type":"string","hint":t("The path of the getter that returns a URL of the file; null without a file."),"nullable":true},
    "version": {"name":"version","label":t("Version"),"type":"integer","hint":t("The number of the present file; 0 without one."),"minimum":0},
    "template_id": {"name":"template_id","label":t("Template"),"type":"id","hint":t("The template from which the document was generated."),"nullable":true,"resource":"document-templates"},
    "created_by_employee_id": {"name":"created_by_employee_id","label":t("Created by employee"),"type":"id","hint":t("Null for an account without an employee."),"nullable":true,"resource":"employees"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "client": {"kind":"one","resource":"clients","field":"client_id"},
    "type": {"kind":"one","resource":"document-types","field":"type_id"},
    "template": {"kind":"one","resource":"document-templates","field":"template_id"},
    "createdBy": {"kind":"one","resource":"employees","field":"created_by_employee_id"},
  },
  actions: {
    "remind-signers": {"title":t("Remind signers"),"description":t("Mails those whose turn it is to sign, except who was reminded today already."),"permissions":["manage-documents"],"levels":["record","collection"],"parameters":{}},
    "upload-version": {"title":t("Upload version"),"description":t("Makes the file the present version, which nobody has signed yet. All versions are kept. A document with content takes no file."),"permissions":["manage-documents"],"someRows":true,"levels":["record"],"parameters":{"note":{"name":"note","label":t("Note"),"type":"string","creatable":true,"unread":true}}},
    "request-signatures": {"title":t("Request signatures"),"description":t("Asks employees to sign the present version, all at once or one after the other. Until all have signed, one has declined or it is voided, the document cannot be changed."),"permissions":["manage-documents"],"levels":["record"],"parameters":{"signers":{"name":"signers","label":t("Signers"),"type":"ids","required":true,"creatable":true,"unread":true,"resource":"employees","maxItems":20},"sequential":{"name":"sequential","label":t("Sequential"),"type":"boolean","hint":t("Whether they sign one after the other, in the given order."),"nullable":true,"creatable":true,"unread":true,"default":false},"message":{"name":"message","label":t("Message"),"type":"text","hint":t("What the mail to the signers says in addition."),"nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
    "sign": {"title":t("Sign"),"description":t("Signs the present version as one of its signers. The signature is bound to the checksum of the file and recorded with name, time, address, program and credential. The last one completes the document."),"permissions":[],"someRows":true,"levels":["record"],"parameters":{"consent":{"name":"consent","label":t("Consent"),"type":"boolean","hint":t("Must be true: that the caller wants to sign."),"required":true,"creatable":true,"unread":true},"version":{"name":"version","label":t("Version"),"type":"integer","hint":t("The version that was read. If it is given, no other version is signed."),"nullable":true,"creatable":true,"unread":true,"minimum":1},"signature_id":{"name":"signature_id","label":t("Signature"),"type":"id","hint":t("A specimen of the caller's own signature. Default: the employee's default signature."),"nullable":true,"creatable":true,"unread":true,"resource":"documents"}}},
    "decline": {"title":t("Decline"),"description":t("Declines to sign as one of the signers. Nobody else can sign any more, and the signatures so far do not count."),"permissions":[],"someRows":true,"levels":["record"],"parameters":{"reason":{"name":"reason","label":t("Reason"),"type":"text","required":true,"creatable":true,"unread":true,"maxLength":65535}}},
    "void": {"title":t("Void the document"),"description":t("While signatures are awaited: takes the request back, and the document is active again. When it is signed: makes it void for ever, with a reason. The signatures stay in the trail but do not count."),"permissions":["manage-documents"],"levels":["record"],"parameters":{"reason":{"name":"reason","label":t("Reason"),"type":"text","hint":t("Required for a signed document."),"nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
  },
  isSearchable: true,
};
