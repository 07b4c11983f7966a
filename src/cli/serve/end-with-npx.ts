const CHECK_EVERY_MS = 250;

/**
 * Calls `end` once npx is gone, when it was npx that started this program; `startedBy` is the parent's process id at
 * the start. npx passes a signal on to a shell of its own between itself and this program, and that shell ends without
 * telling anybody, so that the program would serve on unseen. The system tells only that the parent is another now.
 * Ctrl-C reaches the program itself, as it does every process at the terminal.
 */
export function endWithNpx(startedBy: number, end: () => void): void {
  if (process.env.npm_command !== "exec") return;
  const check = setInterval(() => {
    if (process.ppid === startedBy) return;
    clearInterval(check);
    end();
  }, CHECK_EVERY_MS).unref();
}
