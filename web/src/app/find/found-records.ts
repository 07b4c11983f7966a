import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, bodyOf } from "../../api/client.ts";
import { modules } from "../../screens/index.ts";
import { pageOf, recordPath } from "../../screens/record-path.ts";
import type { Session } from "../../session/session.ts";
import type { Opened } from "./recent.ts";

const MAX_LENGTH = 100;
const MAX_WORDS = 10;

/** The text as the API takes it: not more words and characters than it allows. */
export const searchText = (text: string): string =>
  text.trim().split(/\s+/u).slice(0, MAX_WORDS).join(" ").slice(0, MAX_LENGTH).trim();

/** The records that contain the words of a text, best first. */
export const foundQuery = (text: string) =>
  queryOptions({
    queryKey: ["search", text],
    queryFn: ({ signal }) => bodyOf(api.GET("/search", { params: { query: { q: text } }, signal })),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** A record that was found, as the palette shows it; null if the person has no screen for it. */
export function shownRecord(
  session: Session,
  { type, id, title, detail }: { type: string; id: string; title: string | null; detail: string | null },
): Opened | null {
  const path = recordPath(session, type, id);
  const page = pageOf(type);
  if (path === null || !page) return null;
  const module = modules.find(({ screens }) => screens.includes(page))!;
  const kind = page.title;
  return {
    path,
    title: title ?? kind,
    detail: detail === null ? kind : `${kind} · ${detail}`,
    icon: module.icon,
  };
}
