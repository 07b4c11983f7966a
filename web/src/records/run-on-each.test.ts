import { expect, test } from "vitest";
import { ApiFailure, ConnectionFailure } from "../api/failure.ts";
import type { ApiRecord } from "../api/records.ts";
import { problemsOf, runOnEach } from "./run-on-each.ts";

const recordsOf = (...ids: string[]): ApiRecord[] =>
  ids.map((id) => ({
    id,
    type: "holidays",
    attributes: {},
    meta: { authorizedToShow: true, authorizedToUpdate: true, authorizedToDelete: true },
  }));

const response = (status: number, body: object): ApiFailure =>
  new ApiFailure(new Response(null, { status }), body);

/** A sender whose requests fail as `refuse` says, and which records what was sent. */
function sending(refuse: (ids: readonly string[]) => unknown) {
  const sent: string[] = [];
  const send = async (ids: readonly string[]) => {
    sent.push(ids.join(""));
    const error = refuse(ids);
    if (error) throw error;
  };
  return { sent, send };
}

test("records that the API names are left out, and the others are done", async () => {
  const { sent, send } = sending((ids) =>
    ids.includes("b")
      ? response(422, { message: "No.", errors: { [`repositories.${ids.indexOf("b")}`]: ["No."] } })
      : null,
  );
  const outcomes = await runOnEach(recordsOf("a", "b", "c"), send);
  expect(outcomes.map(({ record, problem }) => [record.id, problem])).toEqual([
    ["a", null],
    ["b", "No."],
    ["c", null],
  ]);
  expect(problemsOf(outcomes)).toEqual({ b: "No." });
  expect(sent).toEqual(["abc", "ac"]);
});

test("a record that is no longer visible is reported as gone, in words", async () => {
  const { send } = sending((ids) =>
    ids.includes("b")
      ? response(404, {
          message: "Not Found.",
          errors: { [`repositories.${ids.indexOf("b")}`]: ["The selected repositories.1 is invalid."] },
        })
      : null,
  );
  expect(problemsOf(await runOnEach(recordsOf("a", "b"), send))).toEqual({
    b: "It was deleted, or you can no longer see it.",
  });
});

test("if the API does not name the refused records, they are tried one by one", async () => {
  const { sent, send } = sending((ids) =>
    ids.includes("b") ? response(403, { message: "Not yours." }) : null,
  );
  expect(problemsOf(await runOnEach(recordsOf("a", "b", "c"), send))).toEqual({ b: "Not yours." });
  expect(sent).toEqual(["abc", "a", "b", "c"]);
  expect(problemsOf(await runOnEach(recordsOf("b"), send))).toEqual({ b: "Not yours." });
});

test("errors of the input or the connection are not attributed to a record", async () => {
  const entry = sending(() =>
    response(422, { message: "Too long.", errors: { status_explanation: ["Too long."] } }),
  );
  await expect(runOnEach(recordsOf("a", "b"), entry.send)).rejects.toThrow("Too long.");
  const away = sending(() => new ConnectionFailure(null));
  await expect(runOnEach(recordsOf("a", "b"), away.send)).rejects.toThrow(ConnectionFailure);
  expect(away.sent).toEqual(["ab"]);
});
