import { lateDropdown } from "./late-dropdown.tsx";

/** A menu of things of which one is chosen, behind a button. */
export const LateChoiceMenu = lateDropdown(() => import("./choice-menu.tsx"), "menu");
