import { writeSync } from 'node:fs';
import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';

/** The log of a service. Facts first, then a sentence: `log.info({ order: number }, 'order placed')`. */
export abstract class Logger {
  abstract debug(facts: object, text: string): void;
  abstract info(facts: object, text: string): void;
  abstract warn(facts: object, text: string): void;
  abstract error(facts: object, text: string): void;
}

const secretNames = ['password', 'token', 'accessToken', 'cookie', 'authorization', 'code', 'x-gantry-key'];

// Pino's own stream waits for ever for a full disk when it is flushed, and ends the process when nobody listens to it.
const output = {
  write(line: string): void {
    try {
      writeSync(1, line);
    } catch {
      // a full disk or a closed pipe takes the line, not the process
    }
  },
};

/** A JSON log on standard output. Secrets are blanked at the top and one level down. It never ends the process. */
export function createLogger(level: string, service: string): Logger {
  const redact = {
    paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
    censor: '[hidden]',
  };
  return pino({ level, base: { service }, redact, serializers: { err: describeError } }, output);
}

// A database's error repeats whole rows in its detail: names, hashes, addresses. They have no place in a log.
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const reason = 'code' in error ? { reason: error.code } : {};
  const withoutRow = (text: string | undefined) => text?.replace(/\n - detail: .*/g, '');
  const facts = { name, ...reason, message: withoutRow(message), stack: withoutRow(stack) };
  return cause === undefined
    ? facts
    : { ...facts, cause: cause instanceof Error ? withoutRow(cause.message) : cause };
}

/** Lets Nest write to our log; its start-up chatter only shows at debug level. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Logger) {}
  verbose = (message: unknown) => this.target.debug({}, String(message));
  debug = (message: unknown) => this.target.debug({}, String(message));
  log = (message: unknown) => this.target.debug({}, String(message));
  warn = (message: unknown) => this.target.warn({}, String(message));
  error = (message: unknown, ...rest: unknown[]) => this.target.error({ rest }, String(message));
  fatal = (message: unknown, ...rest: unknown[]) => this.target.error({ rest }, String(message));
}
