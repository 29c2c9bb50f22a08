import { writeSync } from 'node:fs';

/**
 * One line of JSON to standard output. Never given cookies, bodies or answers. A line that cannot be written, on a full
 * disk for instance, is lost; Node's own stream would end the process for it, or be mute ever after.
 */
export function log(level: 'info' | 'warn' | 'error', message: string, facts: object = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...facts });
  try {
    writeSync(1, `${line}\n`);
  } catch {
    // nowhere left to say so
  }
}

/** A thrown value as one line for the log. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
