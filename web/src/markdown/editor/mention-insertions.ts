import type { QueryClient } from "@tanstack/react-query";
import { peopleQuery } from "../../mentions/people-named.ts";
import type { Insertion } from "./insertions.ts";

/** The people whom a page can mention: those in the person's sight whose name has the words. */
export async function mentionInsertions(client: QueryClient, words: string): Promise<Insertion[]> {
  const people = await client.fetchQuery(peopleQuery(words));
  return people.map(({ id, name }) => ({
    id,
    label: name,
    icon: "user",
    words: "",
    apply: (editor, range) =>
      void editor
        .chain()
        .focus()
        .insertContentAt(range, [
          { type: "mention", attrs: { id, name: name.replace(/[[\]\n]/g, "") } },
          { type: "text", text: " " },
        ])
        .run(),
  }));
}
