import type { ApiError } from "../../errors/api-error.ts";
import type { Refusal } from "../../work/work.ts";

/** What a 422 says of the fields of one record. */
export const refusalOf = ({ details: { errors = {}, allowed = {} } }: ApiError): Refusal => ({
  errors,
  allowed,
});
