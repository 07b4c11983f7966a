import { CommanderError } from "commander";
import { expect, test } from "vitest";
import { ConfigError } from "../platform/config/config-error.ts";
import { DatabaseError } from "../platform/database/database-error.ts";
import { CommandError, describeFailure } from "./failure.ts";

const withFields = (errors: unknown) => Object.assign(new Error("The first."), { errors });

test.each<[string, unknown, string, number]>([
  ["a command that cannot be done", new CommandError("Do that first"), "Do that first", 1],
  ["a database that does not work", new DatabaseError("Start it"), "Start it", 1],
  [
    "a wrong setting",
    new ConfigError([{ name: "PORT", value: "x", reason: "allowed is 1" }]),
    'PORT="x": allowed is 1',
    2,
  ],
  ["several lines", new Error("one\n  two\n"), "one two", 1],
  [
    "all field messages",
    withFields({ name: ["The first.", "The second."], email: ["The third."] }),
    "The first. The second. The third.",
    1,
  ],
  ["no field messages", withFields({}), "The first.", 1],
  [
    "refusals of several addresses",
    Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }),
    "ECONNREFUSED",
    1,
  ],
  [
    "a bug of the program",
    new TypeError("x is not a function"),
    "x is not a function (an internal error: LOG_LEVEL=debug shows where)",
    1,
  ],
  ["something thrown that is no error", "gone", "gone", 1],
  [
    "wrong usage",
    new CommanderError(1, "commander.unknownOption", "error: unknown option '--x'\n(Did you mean --y?)"),
    "unknown option '--x' (Did you mean --y?) (--help shows what is allowed)",
    2,
  ],
  ["help that was asked for", new CommanderError(0, "commander.helpDisplayed", "(outputHelp)"), "", 0],
])("%s", (_what, error, line, exitCode) => {
  expect(describeFailure(error)).toEqual({ line, exitCode });
});
