// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const users: ResourceMetadata = {
  name: "users",
  singular: t("user"),
  plural: t("users"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-users"]}],
    "update": [{"permissions":["manage-users"]},{"permissions":[],"someRows":true,"fields":["locale"]}],
    "delete": [{"permissions":["manage-users"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"users"},
    "email": {"name":"email","label":t("Email"),"type":"email","hint":t("The email of an employee's account is changed through the employee."),"required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "first_name": {"name":"first_name","label":t("First name"),"type":"string","required":true,"creatable":true,"changeable":true,"maxLength":255},
    "last_name": {"name":"last_name","label":t("Last name"),"type":"string","required":true,"creatable":true,"changeable":true,"maxLength":255},
    "avatar": {"name":"avatar","label":t("Avatar"),"type":"url","nullable":true,"creatable":true,"changeable":true,"maxLength":2048},
    "role_id": {"name":"role_id","label":t("Role"),"type":"id","hint":t("Default: the workspace's default role."),"creatable":true,"changeable":true,"resource":"roles"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","nullable":true,"resource":"employees"},
    "locale": {"name":"locale","label":t("Locale"),"type":"locale","hint":t("Default: the workspace's."),"creatable":true,"changeable":true,"maxLength":255},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["pending","invited","active","archived"]},
    "has_password": {"name":"has_password","label":t("Has password"),"type":"boolean"},
    "is_tenant_owner": {"name":"is_tenant_owner","label":t("Is tenant owner"),"type":"boolean"},
    "onboarding_step": {"name":"onboarding_step","label":t("Onboarding step"),"type":"enum","nullable":true,"options":["password","profile","completed"]},
    "onboarding_token": {"name":"onboarding_token","label":t("Onboarding token"),"type":"string","nullable":true,"gate":{"read":[],"readsSomeRows":true,"write":["manage-users"]}},
    "invited_at": {"name":"invited_at","label":t("Invited at"),"type":"date-time","nullable":true},
    "last_sign_in_at": {"name":"last_sign_in_at","label":t("Last sign in at"),"type":"date-time","nullable":true},
    "archived_at": {"name":"archived_at","label":t("Archived at"),"type":"date-time","nullable":true},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "role": {"kind":"one","resource":"roles","field":"role_id"},
  },
  actions: {
    "invite": {"title":t("Invite"),"description":t("Sends the invitation, or sends it again. Earlier invitations become invalid."),"permissions":["manage-users"],"levels":["record","collection"],"parameters":{"locale":{"name":"locale","label":t("Locale"),"type":"locale","nullable":true,"creatable":true,"unread":true,"maxLength":255}}},
    "archive": {"title":t("Archive"),"description":t("Archives an account that does not belong to an employee."),"permissions":["manage-users"],"levels":["record","collection"],"parameters":{}},
    "restore": {"title":t("Restore"),"description":t("Restores an archived account."),"permissions":["manage-users"],"levels":["record","collection"],"parameters":{}},
    "accept-invitation": {"title":t("Accept an invitation"),"permissions":[],"levels":["collection"],"parameters":{"token":{"name":"token","label":t("Token"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":255},"password":{"name":"password","label":t("Password"),"type":"json","required":true,"creatable":true,"unread":true,"maxLength":128},"password_confirmation":{"name":"password_confirmation","label":t("Password confirmation"),"type":"json","required":true,"creatable":true,"unread":true,"maxLength":128},"locale":{"name":"locale","label":t("Locale"),"type":"locale","nullable":true,"creatable":true,"unread":true,"maxLength":255}}},
    "request-password-reset": {"title":t("Request a password reset"),"permissions":[],"levels":["collection"],"parameters":{"email":{"name":"email","label":t("Email"),"type":"email","required":true,"creatable":true,"unread":true,"maxLength":255}}},
    "reset-password": {"title":t("Reset the password"),"permissions":[],"levels":["collection"],"parameters":{"token":{"name":"token","label":t("Token"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":255},"password":{"name":"password","label":t("Password"),"type":"json","required":true,"creatable":true,"unread":true,"maxLength":128},"password_confirmation":{"name":"password_confirmation","label":t("Password confirmation"),"type":"json","required":true,"creatable":true,"unread":true,"maxLength":128}}},
    "complete-onboarding": {"title":t("Complete onboarding"),"permissions":[],"someRows":true,"levels":["record"],"parameters":{}},
    "change-password": {"title":t("Change password"),"permissions":[],"someRows":true,"levels":["record"],"parameters":{"current_password":{"name":"current_password","label":t("Current password"),"type":"json","required":true,"creatable":true,"unread":true,"maxLength":128},"password":{"name":"password","label":t("Password"),"type":"json","required":true,"creatable":true,"unread":true,"maxLength":128},"password_confirmation":{"name":"password_confirmation","label":t("Password confirmation"),"type":"json","required":true,"creatable":true,"unread":true,"maxLength":128}}},
  },
  isSearchable: true,
};
