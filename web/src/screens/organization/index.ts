import type { UiModule } from "../../declare/screen.ts";

/** The units and labels by which people are ordered. */
export const organization: UiModule = { label: "Organization", icon: "building-community", screens: [] };
