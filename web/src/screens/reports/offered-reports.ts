import { REPORTS, type ReportPath } from "../../api/generated/reports.ts";
import type { Screen, ShownReport, UiModule } from "../../declare/screen.ts";
import { mayAny, mayOpen, type Session } from "../../session/session.ts";
import { modules } from "../index.ts";
import { addressOf } from "./asked-report.ts";

/** A report, with the question by which it is listed. */
export interface OfferedReport {
  readonly question: string;
  /** The title of the screen. */
  readonly title: string;
  /** What people may look for besides: the title of the report. */
  readonly alias: string;
  readonly module: Pick<UiModule, "label" | "icon">;
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
  /** The report of the API; null: the screen shows something else, which is not read as tables. */
  readonly report: ReportPath | null;
  /** Whether the person may open it. */
  readonly isOpen: (session: Session) => boolean;
}

/** Whether the person has the permissions of a report. */
const mayRead = (session: Session, report: ReportPath): boolean =>
  REPORTS[report].rights.every((anyOf) => mayAny(session, anyOf));

function reportOf(
  module: UiModule,
  screen: Screen,
  { report, question, search = {} }: ShownReport,
): OfferedReport {
  const declared = report && REPORTS[report];
  return {
    question: question ?? declared!.question,
    title: screen.title,
    alias: declared?.title ?? "",
    module,
    report: report ?? null,
    to: screen.path,
    search,
    // The report of the API can ask for more rights than the screen.
    isOpen: (session) => mayOpen(session, screen) && (report === undefined || mayRead(session, report)),
  };
}

const PATHS = Object.keys(REPORTS) as readonly ReportPath[];

const isShown = (report: ReportPath): boolean =>
  modules.some(({ screens }) =>
    screens.some(({ reports = [] }) => reports.some((one) => one.report === report)),
  );

/** A report that no screen shows is read as tables. It belongs to the module with the page of its records. */
function reportAsTables(report: ReportPath, module: UiModule): OfferedReport {
  const { question, title } = REPORTS[report];
  return {
    ...{ question, title, report, module, alias: "" },
    ...addressOf({ report, parameters: {}, period: null }),
    isOpen: (session) => mayRead(session, report),
  };
}

const showsRecordsOf = ({ screens }: UiModule, report: ReportPath): boolean =>
  screens.some(({ shows }) => shows === report.split("/")[0]);

/** The reports of a module: those that its screens show, then those that are read as tables. */
function reportsOf(module: UiModule): OfferedReport[] {
  const rest = PATHS.filter((report) => !isShown(report));
  const isHome = (report: ReportPath): boolean =>
    (modules.find((one) => showsRecordsOf(one, report)) ?? modules.find(isOfReports)) === module;
  return [
    ...module.screens.flatMap((screen) =>
      (screen.reports ?? []).map((shown) => reportOf(module, screen, shown)),
    ),
    ...rest.filter(isHome).map((report) => reportAsTables(report, module)),
  ];
}

const isOfReports = ({ screens }: UiModule): boolean => screens.some(({ path }) => path === "/reports");

/** The questions of all reports, in the order of the modules. */
export const allReports = (): OfferedReport[] => modules.flatMap(reportsOf);

/** Those that are open to the person. */
export const reportsFor = (session: Session): OfferedReport[] =>
  allReports().filter(({ isOpen }) => isOpen(session));

/** The paths of the reports that the person may read. */
export const openReportPaths = (session: Session): ReportPath[] =>
  PATHS.filter((report) => mayRead(session, report));
