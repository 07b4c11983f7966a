import type { HttpRequest } from "../../engine/request/http-request.ts";
import { sessionToken } from "./sessions.ts";

/** Whether a request comes with something that is to say who makes it, be it good or not. */
export const bringsCredential = ({ headers }: HttpRequest): boolean =>
  headers.authorization !== undefined || sessionToken(headers.cookie) !== null;
