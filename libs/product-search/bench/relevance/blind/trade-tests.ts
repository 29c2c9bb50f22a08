import type { JudgedProduct } from '../judged-query.ts';

/** One of these kinds of the made-up distributor. */
export const of =
  (...kinds: string[]) =>
  ({ kind }: JudgedProduct): boolean =>
    kinds.includes(kind.split('|')[0] ?? '');

/** A variant that is told by this fact. */
export const fact =
  (value: string) =>
  ({ kind }: JudgedProduct): boolean =>
    kind.split('|').slice(1).includes(value);
