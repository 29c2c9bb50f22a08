import type { Stack } from '../stack/stack.ts';

/** One figure: what, how much, and what it should be. */
export type Figure = {
  what: string;
  value: number;
  unit: string;
  /** The goal in words, where there is one. */
  goal?: string;
  /** True when the goal is met. */
  met?: boolean;
};

/** The running shop a benchmark measures. */
export type MeasuredShop = Pick<Stack, 'url' | 'mailUrl' | 'home' | 'env' | 'pids'>;

export type BenchContext = {
  /** The shop, started at the first call; the one of this home when it runs. */
  shop: () => Promise<MeasuredShop>;
  /** Keeps raw figures, so that a result can be looked into later. */
  saveData: (name: string, data: unknown) => void;
  log: (line: string) => void;
};

/** A named benchmark: the default export of a file `bench/<name>.bench.ts` in any project. */
export type Bench = {
  /** Name as in the goals, for instance `P1`. */
  name: string;
  title: string;
  run: (context: BenchContext) => Promise<Figure[]>;
};
