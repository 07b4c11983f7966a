import { t } from "../../messages/t.ts";

/** The key beside a letter, as it is called on the person's keyboard. */
export const MODIFIER = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? "") ? "⌘" : t("Ctrl");
