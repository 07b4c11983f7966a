export type * from "../work/contexts.ts";
export type { Values } from "../work/records.ts";
