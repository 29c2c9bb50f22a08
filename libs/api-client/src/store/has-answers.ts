import { isApiState } from './api-state.ts';
import type { AppStore } from './make-store.ts';

/** An answer on its way from one store to another, by the key of its question. */
export interface Answer {
  readonly endpointName: string;
  readonly originalArgs?: unknown;
  readonly data: unknown;
}
export type Answers = Readonly<Record<string, Answer>>;

/** A question as a store holds it. */
export interface Query extends Partial<Answer> {
  readonly status?: string;
}

/** Whether a store has answers to all of these questions. */
export function hasAnswersTo(
  store: Pick<AppStore, 'getState'>,
  reducerPath: string,
  keys: readonly string[],
): boolean {
  const part = store.getState()[reducerPath];
  return isApiState(part) && keys.every((key) => isAnswered((part.queries[key] ?? {}) as Query));
}

export const isAnswered = (query: Query): query is Query & Answer =>
  query.status === 'fulfilled' && query.endpointName !== undefined;
