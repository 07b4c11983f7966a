import { afterEach, expect, test, vi } from "vitest";
import { fetchWithRetries, onSessionEnd, waits } from "./retry-requests.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that returns the given responses in order, and the last one from then on. */
function serve(...responses: readonly [number, Record<string, string>?][]): () => number {
  let requested = 0;
  vi.stubGlobal("fetch", async () => {
    const [status, headers] = responses[Math.min(requested, responses.length - 1)]!;
    requested += 1;
    return new Response(null, { status, headers });
  });
  return () => requested;
}

const ask = (path = "/api/employees") => fetchWithRetries(new Request(`http://acme.localhost${path}`));

test("a rate-limited request is retried when the server allows it, and listeners learn that it waits", async () => {
  vi.useFakeTimers();
  const requested = serve([429, { "Retry-After": "2" }], [200]);
  const response = ask();
  await vi.advanceTimersByTimeAsync(1500);
  expect([requested(), waits.areThere()]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([(await response).status, requested(), waits.areThere()]).toEqual([200, 2, false]);
});

test("it is not sent for ever, nor after a wait that nobody bears, nor where the refusal is a response", async () => {
  vi.useFakeTimers();
  const often = serve([429, { "Retry-After": "1" }]);
  const response = ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([(await response).status, often()]).toEqual([429, 5]);
  const long = serve([429, { "Retry-After": "600" }]);
  expect([(await ask()).status, long()]).toEqual([429, 1]);
  const guess = serve([429, { "Retry-After": "1" }]);
  expect([(await ask("/api/session")).status, guess()]).toEqual([429, 1]);
});

test("requests in an expired session ask once for a sign-in, and continue after it", async () => {
  const requested = serve([401], [401], [200]);
  const question = vi.fn(async () => true);
  const takeBack = onSessionEnd(question);
  const responses = await Promise.all([ask(), ask()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect([question.mock.calls.length, requested()]).toEqual([1, 4]);
  takeBack();
  serve([401]);
  expect((await ask()).status).toBe(401);
});

test("without a new sign-in the original response is returned", async () => {
  serve([401]);
  const takeBack = onSessionEnd(async () => false);
  expect((await ask()).status).toBe(401);
  takeBack();
});
