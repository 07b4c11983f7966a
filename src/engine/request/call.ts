import { dayIn } from "../declare/calendar.ts";
import type { LocalCalendar } from "../declare/relative-days.ts";
import type { Actor } from "../work/actor.ts";
import type { Workspace } from "../work/workspace.ts";
import type { HttpRequest } from "./http-request.ts";
import type { QueryParameters } from "./parse-query.ts";

/** An admitted request: its content, caller, workspace and time. */
export interface Call {
  readonly request: HttpRequest;
  readonly query: QueryParameters;
  readonly workspace: Workspace;
  readonly actor: Actor;
  readonly now: Date;
  /** The absolute URL of the workspace's API. */
  readonly baseUrl: string;
}

/** The parts of a call that its query parameters are read with. */
export type QueryCall = Pick<Call, "query" | "workspace" | "now">;

/** The calendar of the caller's workspace at the time of the call. */
export const calendarOf = ({ workspace, now }: Pick<Call, "workspace" | "now">): LocalCalendar => ({
  today: () => dayIn(workspace.timezone, now),
  weekStartsOn: workspace.weekStartsOn,
});
