import { setImmediate as nextTurn } from "node:timers/promises";
import type { Pool } from "pg";
import { beforeEach, expect, test } from "vitest";
import { WorkspaceVersions } from "./workspace-versions.ts";

interface Question {
  readonly ids: readonly string[];
  respond(version: string): void;
  fail(error: Error): void;
}

let questions: Question[] = [];
let versions: WorkspaceVersions;

const pool = {
  query: ({ values: [ids] }: { readonly values: readonly [string[]] }) =>
    new Promise((resolve, reject) => {
      const respond = (version: string) =>
        resolve({ rows: ids.map((id) => ({ id, version: `${id} ${version}` })) });
      questions.push({ ids, respond, fail: reject });
    }),
};

/** The question that was sent as the n-th. */
async function sent(number: number): Promise<Question> {
  while (questions.length < number) await nextTurn();
  return questions[number - 1]!;
}

beforeEach(() => {
  questions = [];
  versions = new WorkspaceVersions(pool as unknown as Pool);
});

test("all who ask in one turn of the event loop share a question", async () => {
  const asked = ["acme", "globex", "acme"].map((id) => versions.ask(id));
  const question = await sent(1);
  expect(question.ids).toEqual(["acme", "globex"]);
  question.respond("1");
  expect(await Promise.all(asked)).toEqual(["acme 1", "globex 1", "acme 1"]);
});

test("a question that is under way is not for those who ask later", async () => {
  const first = versions.ask("acme");
  const question = await sent(1);
  const second = versions.ask("acme");
  question.respond("1");
  expect(await first).toBe("acme 1");
  (await sent(2)).respond("2");
  expect(await second).toBe("acme 2");
});

test("the next question is sent before those go on who waited for the former one", async () => {
  const first = versions.ask("acme").then(() => questions.length);
  const question = await sent(1);
  const second = versions.ask("acme");
  question.respond("1");
  expect(await first).toBe(2);
  questions[1]!.respond("2");
  await second;
});

test("an error reaches those who waited for the question, and nobody else", async () => {
  const first = versions.ask("acme");
  const question = await sent(1);
  const second = versions.ask("acme");
  question.fail(new Error("away"));
  await expect(first).rejects.toThrow("away");
  (await sent(2)).respond("2");
  expect(await second).toBe("acme 2");
  const third = versions.ask("acme");
  (await sent(3)).respond("3");
  expect(await third).toBe("acme 3");
});
