const CHECK_EVERY_MS = 250;

/**
 * Calls `end` when npx has ended, if npx started this program; `startedBy` is the parent's process id at the start. npx
 * passes a signal to a shell between itself and this program, and the shell ends without forwarding it, so the program
 * would keep running unnoticed. The only sign is that the parent process has changed. Ctrl-C reaches the program
 * itself, like every process at the terminal.
 */
export function endWithNpx(startedBy: number, end: () => void): void {
  if (process.env.npm_command !== "exec") return;
  const check = setInterval(() => {
    if (process.ppid === startedBy) return;
    clearInterval(check);
    end();
  }, CHECK_EVERY_MS).unref();
}
