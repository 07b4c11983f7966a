import { fieldOf } from "../../engine/declare/field-builder.ts";

/** Encrypted bytes that only the module of the resource reads, such as the secret of a webhook. */
export const sealedField = () =>
  fieldOf<Buffer>({
    name: "bytes",
    columnTypes: ["bytea"],
    cast: "bytea",
    filter: null,
    json: (stored) => stored,
    order: (stored) => stored,
    schema: () => ({}),
    read: () => undefined,
  })
    .secret()
    .hidden();
