import type { HttpRequest } from "../../engine/request/http-request.ts";
import { sessionToken } from "./sessions.ts";

/** Whether a request has a credential, valid or not. */
export const bringsCredential = ({ headers }: HttpRequest): boolean =>
  headers.authorization !== undefined || sessionToken(headers.cookie) !== null;
