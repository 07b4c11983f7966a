import { queryOptions } from "@tanstack/react-query";
import { listRecords } from "../api/records.ts";
import type { Person } from "./mention-markup.ts";

const SHOWN = 8;

/** The people in the person's sight whose name has the words, by name. */
export async function peopleNamed(words: string): Promise<Person[]> {
  const { data } = await listRecords("employees", {
    ...{ archived: "false", sort: "first_name,last_name", perPage: SHOWN },
    ...(words.trim() === "" ? {} : { search: words.trim() }),
  });
  return data.map(({ id, attributes }) => ({ id, name: `${attributes.first_name} ${attributes.last_name}` }));
}

export const peopleQuery = (words: string) =>
  queryOptions({
    queryKey: ["employees", "mentionable", words],
    queryFn: () => peopleNamed(words),
    staleTime: 60_000,
  });
