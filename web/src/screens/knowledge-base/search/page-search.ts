import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callGetter } from "../../../api/records.ts";

/** A page that a search found. */
export interface FoundPage {
  readonly id: string;
  readonly title: string;
  readonly teamspace_name: string;
  readonly path: readonly string[];
  /** HTML in which only `mark` is a tag. */
  readonly snippet: string;
}

/** The shortest query that the API accepts. */
export const MIN_QUERY = 2;

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ["pages", "search", q],
    queryFn: async () => (await callGetter<readonly FoundPage[]>("pages", "search", { q, perPage: 20 })).data,
    enabled: q.length >= MIN_QUERY,
    placeholderData: keepPreviousData,
  });

/** A part of a quotation, and whether it is a hit. */
export interface QuotedPart {
  readonly text: string;
  readonly isHit: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", "#34": '"', "#39": "'" };

const unescaped = (html: string): string =>
  html.replace(/&(amp|lt|gt|#34|#39);/g, (_, name: string) => ENTITIES[name] ?? "");

/** The parts of a quotation as texts, so that nothing of it is treated as HTML. */
export const partsOf = (snippet: string): QuotedPart[] =>
  snippet
    .split(/<mark>(.*?)<\/mark>/)
    .map((part, index) => ({ text: unescaped(part), isHit: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
