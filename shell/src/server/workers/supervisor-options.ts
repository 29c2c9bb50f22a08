import type { SuspectOptions } from './suspect.ts';

/** What a supervisor must know of the workers that it keeps running. */
export interface SupervisorOptions extends SuspectOptions {
  readonly host: string;
  readonly port: number;
  /** how many processes answer */
  readonly workers: number;
  /** the program that workers run */
  readonly program: string;
  /** megabytes of JavaScript memory that one may have */
  readonly memory: number;
}
