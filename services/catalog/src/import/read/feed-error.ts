/** Why a feed cannot be read at all, in words for whoever brought it; problems of single rows are reported apart. */
export class FeedError extends Error {}

/** The code by which Node, PostgreSQL and libraries name an error; empty without one. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
