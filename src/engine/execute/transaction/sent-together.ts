import pg, { type ClientBase, type Pool } from "pg";

interface Corkable {
  cork(): void;
  uncork(): void;
}

const corked = new WeakSet<Corkable>();

/**
 * Sends what a connection is given in this turn of the event loop with one system call. Every statement is several
 * messages, and the system call for each of them would take longer than everything else that sending needs.
 */
export function sendTogether(on: ClientBase | Pool): void {
  if (on instanceof pg.Pool) return;
  const { stream } = (on as unknown as { connection: { stream: Corkable } }).connection;
  if (corked.has(stream)) return;
  corked.add(stream);
  stream.cork();
  // Promises that are ready go on first, and may send more.
  process.nextTick(() => {
    corked.delete(stream);
    stream.uncork();
  });
}
