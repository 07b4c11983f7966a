import { field } from "../../engine/declare/index.ts";
import { passwordField } from "../../platform/fields/password-field.ts";

/** The caller's password, required again for operations that an unattended browser must not allow. */
export const OWN_PASSWORD = { current_password: passwordField() };

/** A code of the authenticator app, or a recovery code. */
export const codeField = () => field.string({ max: 64 }).secret();
