// Made by `npm run generate:client` from the API description. Do not edit.

export const CUSTOMIZED = ["employees", "clients", "client-contacts"] as const;
