// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const documents: ResourceMetadata = {
  name: "documents",
  singular: "document",
  plural: "documents",
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-documents"],"someRows":true}],
    "delete": [{"permissions":["manage-documents"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"documents"},
    "name": {"name":"name","label":"Name","type":"string","hint":"Default: the name of the file without its ending.","creatable":true,"changeable":true,"maxLength":255},
    "documentable_type": {"name":"documentable_type","label":"Documentable type","type":"enum","hint":"To whom the document belongs. A signature is the specimen of a signature, which only its person sees. Default: by the id that is given; workspace without one.","creatable":true,"options":["employees","clients","workspace","signature"]},
    "employee_id": {"name":"employee_id","label":"Employee","type":"id","hint":"Required for the types employees and signature, otherwise prohibited.","nullable":true,"creatable":true,"resource":"employees"},
    "client_id": {"name":"client_id","label":"Client","type":"id","hint":"Required for the type clients, otherwise prohibited.","nullable":true,"creatable":true,"resource":"clients"},
    "type_id": {"name":"type_id","label":"Type","type":"id","hint":"Required for employees, prohibited for a signature.","nullable":true,"creatable":true,"changeable":true,"resource":"document-types"},
    "description": {"name":"description","label":"Description","type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "content": {"name":"content","label":"Content","type":"text","hint":"Markdown without HTML, from which the file is made. Prohibited together with a file; null for uploads.","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "start_date": {"name":"start_date","label":"Start date","type":"date","hint":"The first day on which the document is valid.","nullable":true,"creatable":true,"changeable":true},
    "end_date": {"name":"end_date","label":"End date","type":"date","hint":"The last day on which the document is valid; some types require it.","nullable":true,"creatable":true,"changeable":true},
    "status": {"name":"status","label":"Status","type":"enum","options":["draft","active","awaiting_signatures","signed","declined","voided"]},
    "is_expired": {"name":"is_expired","label":"Is expired","type":"boolean"},
    "is_signed": {"name":"is_signed","label":"Is signed","type":"boolean"},
    "signature_count": {"name":"signature_count","label":"Signature count","type":"integer","hint":"The valid signatures on the present version.","minimum":0},
    "signers": {"name":"signers","label":"Signers","type":"json","hint":"Who is asked to sign, in order; see request-signatures.","items":{"employee_id":{"name":"employee_id","label":"Employee","type":"string","required":true,"creatable":true,"unread":true,"resource":"employees"},"order":{"name":"order","label":"Order","type":"integer","required":true,"creatable":true,"unread":true,"minimum":1},"status":{"name":"status","label":"Status","type":"enum","required":true,"creatable":true,"unread":true,"options":["pending","signed","declined"]},"acted_at":{"name":"acted_at","label":"Acted at","type":"date-time","required":true,"nullable":true,"creatable":true,"unread":true}}},
    "file_name": {"name":"file_name","label":"File name","type":"string","nullable":true,"maxLength":255},
    "mime_type": {"name":"mime_type","label":"Mime type","type":"string","nullable":true,"maxLength":255},
    "size": {"name":"size","label":"Size","type":"integer","hint":"Bytes.","nullable":true,"minimum":0},
    "checksum": {"name":"checksum","label":"Checksum","type":"string","hint":"The SHA-256 of the file, hexadecimal.","nullable":true,"maxLength":255},
    "path": {"name":"path","label":"Path","type":"string","hint":"The path of the getter that returns a URL of the file; null without a file.","nullable":true},
    "version": {"name":"version","label":"Version","type":"integer","hint":"The number of the present file; 0 without one.","minimum":0},
    "created_by_employee_id": {"name":"created_by_employee_id","label":"Created by employee","type":"id","hint":"Null for an account without an employee.","nullable":true,"resource":"employees"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "client": {"kind":"one","resource":"clients","field":"client_id"},
    "type": {"kind":"one","resource":"document-types","field":"type_id"},
    "createdBy": {"kind":"one","resource":"employees","field":"created_by_employee_id"},
  },
  actions: {
    "upload-version": {"title":"Upload version","description":"Makes the file the present version, which nobody has signed yet. All versions are kept. A document with content takes no file.","permissions":["manage-documents"],"someRows":true,"levels":["record"],"parameters":{"note":{"name":"note","label":"Note","type":"string","creatable":true,"unread":true}}},
  },
  isSearchable: true,
};
