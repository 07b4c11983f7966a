// Made by `npm run generate` from the API description. Do not edit.

export const CUSTOMIZED = ["employees", "clients", "client-contacts", "leads"] as const;
