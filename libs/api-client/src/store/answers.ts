import { isApiState } from './api-state.ts';
import type { AppStore } from './make-store.ts';
import { pack, unpack } from './pack.ts';

/** An answer on its way from one store to another, by the key of its question. */
interface Answer {
  readonly endpointName: string;
  readonly originalArgs?: unknown;
  readonly data: unknown;
}
export type Answers = Readonly<Record<string, Answer>>;

interface Query extends Partial<Answer> {
  readonly status?: string;
}

/** What one api was answered, packed for the browser: a page's data without the page. */
export function answersOf(store: Pick<AppStore, 'getState'>, reducerPath: string): unknown {
  const given = answered(store, reducerPath).map(([key, query]) => [key, onlyAnswer(query)]);
  return pack(Object.fromEntries(given));
}

/** The questions that an api has an answer to. */
export const answeredQuestions = (store: Pick<AppStore, 'getState'>, reducerPath: string): string[] =>
  answered(store, reducerPath).map(([key]) => key);

/** What `answersOf` was made of. */
export const readAnswers = (packed: unknown): Answers => unpack(packed) as Answers;

/** Whether a store has answers to all of these questions. */
export function hasAnswersTo(
  store: Pick<AppStore, 'getState'>,
  reducerPath: string,
  keys: readonly string[],
): boolean {
  const part = store.getState()[reducerPath];
  return isApiState(part) && keys.every((key) => isAnswered((part.queries[key] ?? {}) as Query));
}

function answered(store: Pick<AppStore, 'getState'>, reducerPath: string): [string, Query & Answer][] {
  const part = store.getState()[reducerPath];
  const queries = isApiState(part) ? (part.queries as Readonly<Record<string, Query>>) : {};
  return Object.entries(queries).flatMap(([key, query]) => (isAnswered(query) ? [[key, query]] : []));
}

const isAnswered = (query: Query): query is Query & Answer =>
  query.status === 'fulfilled' && query.endpointName !== undefined;

const onlyAnswer = ({ endpointName, originalArgs, data }: Answer): Answer => ({
  endpointName,
  originalArgs,
  data,
});
