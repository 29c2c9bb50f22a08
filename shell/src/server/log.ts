/** One line of JSON to standard output. Never given cookies, bodies or answers. */
export function log(level: 'info' | 'warn' | 'error', message: string, facts: object = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...facts })}\n`);
}

/** A thrown value as one line for the log. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
