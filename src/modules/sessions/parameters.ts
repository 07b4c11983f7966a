import { field } from "../../engine/declare/index.ts";
import { passwordField } from "../../platform/fields/password-field.ts";

/** The caller's password, given once more for what an unwatched browser must not be enough for. */
export const OWN_PASSWORD = { current_password: passwordField() };

/** A code of the device, or a recovery code. */
export const codeField = () => field.string({ max: 64 }).secret();
