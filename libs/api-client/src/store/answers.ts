import { isApiState } from './api-state.ts';
import { isAnswered, type Answer, type Answers, type Query, type StateSource } from './has-answers.ts';
import { pack, unpack } from './pack.ts';

/** What one api was answered, packed for the browser: a page's data without the page. */
export function answersOf(store: StateSource, reducerPath: string): unknown {
  const given = answered(store, reducerPath).map(([key, query]) => [key, onlyAnswer(query)]);
  return pack(Object.fromEntries(given));
}

/** The questions that an api has an answer to. */
export const answeredQuestions = (store: StateSource, reducerPath: string): string[] =>
  answered(store, reducerPath).map(([key]) => key);

/** What `answersOf` was made of. */
export const readAnswers = (packed: unknown): Answers => unpack(packed) as Answers;

function answered(store: StateSource, reducerPath: string): [string, Query & Answer][] {
  const part = (store.getState() as Readonly<Record<string, unknown>>)[reducerPath];
  const queries = isApiState(part) ? (part.queries as Readonly<Record<string, Query>>) : {};
  return Object.entries(queries).flatMap(([key, query]) => (isAnswered(query) ? [[key, query]] : []));
}

const onlyAnswer = ({ endpointName, originalArgs, data }: Answer): Answer => ({
  endpointName,
  originalArgs,
  data,
});
