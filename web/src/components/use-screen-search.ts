import { useNavigate, useSearch } from "@tanstack/react-router";

type Search = Readonly<Record<string, string | undefined>>;

/** What the address of a screen says, and how to change parts of it. What is undefined is taken off. */
export function useScreenSearch(): [Search, (change: Search) => void] {
  const given = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  return [given, (change) => void navigate({ to: ".", search: { ...given, ...change } as never })];
}
