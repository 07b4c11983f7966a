import { act, created, hire, shown } from "../../scenarios/company.ts";
import type { Caller, TestApp } from "../app.ts";
import type { TestWorkspace } from "../test-workspace.ts";

/** Somebody who takes part in a round, or reads what can be read of it. */
export interface Person {
  readonly id: string;
  readonly userId: string;
  readonly lastName: string;
  readonly key: Caller;
}

/** Two people with the same manager, about each of whom the same people are asked. */
export interface Twins {
  readonly subjects: readonly [Person, Person];
  readonly requests: readonly [string, string];
  /** The respondents in the order in which they answer; each answers both requests at the same moment. */
  readonly authors: readonly Person[];
  /** What each author says about the first; about the second, the two that are swapped say what the other said. */
  readonly contents: readonly string[];
  readonly swapped: readonly [number, number];
}

let made = 0;

/** Hires somebody with an account and a key. */
export async function joinCompany(
  { acme }: Company,
  more: object = {},
  permissions: readonly string[] = [],
): Promise<Person> {
  const lastName = `Twin${++made}x`;
  const id = await hire(acme.owner, `Ano ${lastName}`, more);
  const key = await acme.callerFor(id, ...permissions);
  const [account] = (await acme.owner.get(`/users?employee_id=${id}`)).body.data;
  return { id, key, lastName, userId: account.id };
}

/** The program with a company. */
export interface Company {
  readonly app: TestApp;
  readonly acme: TestWorkspace;
}

/** Asks the authors about both subjects, by the requester of each. */
export async function askAboutBoth(
  subjects: readonly [Person, Person],
  authors: readonly Person[],
  requesters: readonly [Caller, Caller],
): Promise<[string, string]> {
  const ask = async (by: Caller, { id }: Person): Promise<string> =>
    created(
      await by.post("/feedback-requests", {
        employee_id: id,
        respondent_employee_ids: authors.map((author) => author.id),
        questions: [{ key: "teamwork", title: "Teamwork", kind: "rating" }],
        is_anonymous: true,
      }),
    ).id;
  return [await ask(requesters[0], subjects[0]), await ask(requesters[1], subjects[1])];
}

/** What an author says about one of the two. */
export function contentOf({ contents, swapped: [one, other] }: Twins, author: number, side: number): string {
  if (side === 0 || (author !== one && author !== other)) return contents[author]!;
  return contents[author === one ? other : one]!;
}

/** One author answers both requests, or declines both. */
export async function answerBoth(twins: Twins, author: number, declines: boolean): Promise<void> {
  for (const [side, request] of twins.requests.entries()) {
    const path = `/feedback-requests/${request}`;
    const notes = contentOf(twins, author, side);
    const rating = (twins.contents.indexOf(notes) % 5) + 1;
    const by = twins.authors[author]!.key;
    if (declines) shown(await act(by, path, "decline"));
    else shown(await act(by, path, "respond", { answers: { teamwork: { rating } }, notes }));
  }
}
