import type { Firm } from './firms.ts';

const perRate = 100_000;

/** Tax of an amount where a firm is; minor units. */
export const taxOf = (amount: number, { rate }: Firm): number => Math.round((amount * rate) / perRate);

/** The one tax line of what a firm orders. */
export const taxLineOf = ({ rate, region }: Firm, amount: number) => ({
  rate: (rate / perRate).toFixed(5),
  amount,
  reason: 'standard',
  jurisdiction: `US-${region}`,
});
