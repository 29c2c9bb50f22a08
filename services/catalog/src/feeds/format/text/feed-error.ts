import type { FeedProblem } from '@gantry/contracts/feed-problems';
import { englishText } from './feed-text.ts';

/**
 * Why a feed cannot be read at all; problems of single rows are reported apart. The message is English, for commands
 * and the audit trail; `problem` is worded in the language of whoever brought the file.
 */
export class FeedError extends Error {
  constructor(readonly problem: FeedProblem) {
    super(englishText.problem(problem));
  }
}

/** The code by which Node, PostgreSQL and libraries name an error; empty without one. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Whether the disk or the system failed, and not what was read. */
export const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
