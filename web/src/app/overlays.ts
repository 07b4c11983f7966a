/** What lies over the page: menus, popovers, dialogs, notices. Their code is loaded together (`vite.config.ts`). */
export * as choiceMenu from "../components/choice-menu.tsx";
export * as formDialogs from "../components/form-dialogs.tsx";
export * as questionDialogs from "../components/question-dialogs.tsx";
export * as shownNotices from "../components/shown-notices.tsx";
