import { failureOf } from '../loading/load.ts';

/** The answer of a mutation as sending files reads it. */
export function sentAnswer<Data>({ data, error }: { readonly data?: Data; readonly error?: unknown }) {
  return data ? { data } : { failed: { failure: failureOf(error) } };
}
