import { isApiState } from './api-state.ts';

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

/** What of a store is read here. */
export interface StateSource {
  getState(): object;
}

/** Whether a store has answers to all of these questions. */
export function hasAnswersTo(store: StateSource, reducerPath: string, keys: readonly string[]): boolean {
  const part = (store.getState() as Readonly<Record<string, unknown>>)[reducerPath];
  return isApiState(part) && keys.every((key) => isAnswered((part.queries[key] ?? {}) as Query));
}

export const isAnswered = (query: Query): query is Query & Answer =>
  query.status === 'fulfilled' && query.endpointName !== undefined;
