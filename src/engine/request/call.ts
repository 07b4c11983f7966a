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
