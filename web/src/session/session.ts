import { queryOptions } from "@tanstack/react-query";
import { createContext, use } from "react";
import { api } from "../api/client.ts";
import { hasStatus } from "../api/failure.ts";
import type { PermissionName } from "../api/generated/permission-name.ts";
import type { RecordOf } from "../api/records.ts";
import { languageOf, speak } from "../format/language.ts";
import { liveIn } from "../format/zones.ts";
import { beginAgainIn } from "../messages/begin-again.ts";
import { t } from "../messages/t.ts";
import { uiLanguageOf } from "../messages/ui-languages.ts";

/** Who is signed in, in which workspace, and what they may do: `GET /session`. */
export interface Session {
  readonly user: RecordOf<"users">;
  readonly employee_id: string | null;
  readonly workspace: {
    readonly id: string;
    readonly subdomain: string;
    readonly name: string;
    readonly timezone: string;
    readonly locale: string;
    readonly base_currency: string;
    /** Whether the demo company is in the workspace. */
    readonly has_demo_data: boolean;
  };
  readonly permissions: readonly string[];
  /** Whether the workspace requires a second factor that the person has not set up yet. */
  readonly needs_second_factor: boolean;
  /** Where the changes begin that this page has not read yet, as long as it reads everything after the session. */
  readonly changes_cursor: string;
}

/** The error for an address without a workspace. */
export class UnknownWorkspace extends Error {
  constructor(cause: unknown) {
    super(t("There is no workspace at this address."), { cause });
    this.name = "UnknownWorkspace";
  }
}

/** Everybody who is signed in may read their session, so that 404 can only mean that the workspace does not exist. */
function failedRead(error: unknown): never {
  throw hasStatus(error, 404) ? new UnknownWorkspace(error) : error;
}

/** Reads the session, and sets the language of words, numbers and dates to the person's. */
async function readSession(): Promise<Session> {
  const { data } = (await api.GET("/session").catch(failedRead)) as { data?: { data: Session } };
  const { user, workspace } = data!.data;
  const account = user.attributes.locale ?? null;
  const browser = navigator.languages;
  const language = languageOf({ account, workspace: workspace.locale, browser });
  speak(language);
  await beginAgainIn(uiLanguageOf([language, ...browser]));
  liveIn(workspace.timezone);
  return data!.data;
}

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: readSession,
  staleTime: 60_000,
});

/** The session below the frame, which is the only one to observe its query: hundreds of cells read it. */
export const SessionContext = createContext<Session | null>(null);

/** The session, on every screen that requires signing in. @throws Error outside the frame */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("There is no session outside the frame.");
  return session;
}

/** Whether the person has any of the permissions; true if none are given. */
export const mayAny = (session: Session, permissions: readonly string[] | undefined): boolean =>
  !permissions || permissions.length === 0 || permissions.some((name) => session.permissions.includes(name));

/** The permissions that a place of the UI requires: any of the first list, each of the second. */
interface Guarded {
  readonly permissions?: readonly string[];
  readonly needs?: readonly string[];
}

/** The permissions that the person lacks for a place; empty if they may open it. */
export function lackedFor(session: Session, { permissions = [], needs = [] }: Guarded): readonly string[] {
  return [
    ...(mayAny(session, permissions) ? [] : permissions),
    ...needs.filter((name) => !session.permissions.includes(name)),
  ];
}

/** Whether the person may open a place. */
export const mayOpen = (session: Session, place: Guarded): boolean => lackedFor(session, place).length === 0;

/** Whether the person has any of the permissions: `const may = useMay(); may("manage-employees")`. */
export function useMay(): (...anyOf: PermissionName[]) => boolean {
  const session = useSession();
  return (...anyOf) => mayAny(session, anyOf);
}

export const nameOf = ({ user }: Session): string =>
  [user.attributes.first_name, user.attributes.last_name].filter(Boolean).join(" ") || user.attributes.email;
