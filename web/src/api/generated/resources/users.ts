// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const users: ResourceMetadata = {
  name: "users",
  singular: "user",
  plural: "users",
  rights: {
    "list": [],
    "create": [{"permissions":["manage-users"]}],
    "update": [{"permissions":["manage-users"]},{"permissions":[],"someRows":true,"fields":["locale"]}],
    "delete": [{"permissions":["manage-users"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"users"},
    "email": {"name":"email","label":"Email","type":"email","hint":"The email of an employee's account is changed through the employee.","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "first_name": {"name":"first_name","label":"First name","type":"string","required":true,"creatable":true,"changeable":true,"maxLength":255},
    "last_name": {"name":"last_name","label":"Last name","type":"string","required":true,"creatable":true,"changeable":true,"maxLength":255},
    "avatar": {"name":"avatar","label":"Avatar","type":"url","nullable":true,"creatable":true,"changeable":true,"maxLength":2048},
    "role_id": {"name":"role_id","label":"Role","type":"id","hint":"Default: the workspace's default role.","creatable":true,"changeable":true,"resource":"roles"},
    "employee_id": {"name":"employee_id","label":"Employee","type":"id","nullable":true,"resource":"employees"},
    "locale": {"name":"locale","label":"Locale","type":"locale","hint":"Default: the workspace's.","creatable":true,"changeable":true,"maxLength":255},
    "status": {"name":"status","label":"Status","type":"enum","options":["pending","invited","active","archived"]},
    "has_password": {"name":"has_password","label":"Has password","type":"boolean"},
    "is_tenant_owner": {"name":"is_tenant_owner","label":"Is tenant owner","type":"boolean"},
    "onboarding_step": {"name":"onboarding_step","label":"Onboarding step","type":"enum","nullable":true,"options":["password","profile","completed"]},
    "onboarding_token": {"name":"onboarding_token","label":"Onboarding token","type":"string","nullable":true,"gate":{"read":[],"readsSomeRows":true,"write":["manage-users"]}},
    "invited_at": {"name":"invited_at","label":"Invited at","type":"date-time","nullable":true},
    "last_sign_in_at": {"name":"last_sign_in_at","label":"Last sign in at","type":"date-time","nullable":true},
    "archived_at": {"name":"archived_at","label":"Archived at","type":"date-time","nullable":true},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "role": {"kind":"one","resource":"roles","field":"role_id"},
  },
  actions: {
    "invite": {"title":"Invite","description":"Sends the invitation, or sends it again. Earlier invitations become invalid.","permissions":["manage-users"],"levels":["record","collection"],"parameters":{"locale":{"name":"locale","label":"Locale","type":"locale","nullable":true,"creatable":true,"unread":true,"maxLength":255}}},
    "archive": {"title":"Archive","description":"Archives an account that does not belong to an employee.","permissions":["manage-users"],"levels":["record","collection"],"parameters":{}},
    "restore": {"title":"Restore","description":"Restores an archived account.","permissions":["manage-users"],"levels":["record","collection"],"parameters":{}},
    "accept-invitation": {"title":"Accept an invitation","permissions":[],"levels":["collection"],"parameters":{"token":{"name":"token","label":"Token","type":"string","required":true,"creatable":true,"unread":true,"maxLength":255},"password":{"name":"password","label":"Password","type":"json","required":true,"creatable":true,"unread":true,"maxLength":128},"password_confirmation":{"name":"password_confirmation","label":"Password confirmation","type":"json","required":true,"creatable":true,"unread":true,"maxLength":128},"locale":{"name":"locale","label":"Locale","type":"locale","nullable":true,"creatable":true,"unread":true,"maxLength":255}}},
    "request-password-reset": {"title":"Request a password reset","permissions":[],"levels":["collection"],"parameters":{"email":{"name":"email","label":"Email","type":"email","required":true,"creatable":true,"unread":true,"maxLength":255}}},
    "reset-password": {"title":"Reset the password","permissions":[],"levels":["collection"],"parameters":{"token":{"name":"token","label":"Token","type":"string","required":true,"creatable":true,"unread":true,"maxLength":255},"password":{"name":"password","label":"Password","type":"json","required":true,"creatable":true,"unread":true,"maxLength":128},"password_confirmation":{"name":"password_confirmation","label":"Password confirmation","type":"json","required":true,"creatable":true,"unread":true,"maxLength":128}}},
    "complete-onboarding": {"title":"Complete onboarding","permissions":[],"someRows":true,"levels":["record"],"parameters":{}},
    "change-password": {"title":"Change password","permissions":[],"someRows":true,"levels":["record"],"parameters":{"current_password":{"name":"current_password","label":"Current password","type":"json","required":true,"creatable":true,"unread":true,"maxLength":128},"password":{"name":"password","label":"Password","type":"json","required":true,"creatable":true,"unread":true,"maxLength":128},"password_confirmation":{"name":"password_confirmation","label":"Password confirmation","type":"json","required":true,"creatable":true,"unread":true,"maxLength":128}}},
  },
  isSearchable: true,
};
