import type { UiModule } from "../../declare/screen.ts";

/** People: the directory, everybody's page, who reports to whom. */
export const employees: UiModule = { label: "Employees", icon: "users", screens: [] };
