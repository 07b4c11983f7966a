import type { UiModule } from "../../declare/screen.ts";

/** How the workspace is set up and who has access to it. */
export const settings: UiModule = { label: "Settings", icon: "settings", screens: [] };
