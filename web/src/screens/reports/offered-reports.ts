import { REPORTS } from "../../api/generated/reports.ts";
import type { Answer, Screen, UiModule } from "../../declare/screen.ts";
import { mayAny, mayOpen, type Session } from "../../session/session.ts";
import { modules } from "../index.ts";

/** A question that a screen answers. */
export interface OfferedReport {
  readonly question: string;
  /** The titles of the screen and of the report, which people may look for as well. */
  readonly title: string;
  readonly module: Pick<UiModule, "label" | "icon">;
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
  /** Whether the person may open it. */
  readonly isOpen: (session: Session) => boolean;
}

function reportOf(
  module: UiModule,
  screen: Screen,
  { report, question, search = {} }: Answer,
): OfferedReport {
  const declared = report && REPORTS[report];
  return {
    question: question ?? declared!.question,
    title: declared ? `${screen.title}, ${declared.title}` : screen.title,
    module,
    to: screen.path,
    search,
    // The report of the API can ask for more rights than the screen.
    isOpen: (session) =>
      mayOpen(session, screen) && (declared?.rights.every((anyOf) => mayAny(session, anyOf)) ?? true),
  };
}

/** The questions that the screens of all modules answer, in the order of the modules. */
export const allReports = (): OfferedReport[] =>
  modules.flatMap((module) =>
    module.screens.flatMap((screen) =>
      (screen.answers ?? []).map((answer) => reportOf(module, screen, answer)),
    ),
  );

/** Those that are open to the person. */
export const reportsFor = (session: Session): OfferedReport[] =>
  allReports().filter(({ isOpen }) => isOpen(session));
