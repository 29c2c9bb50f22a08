/** A rate as percent: `0.06250` → `6.25 %`; as many places as it has. */
export const percentOf = (rate: string): string =>
  `${(Number(rate) * 100).toFixed(5).replace(/\.?0+$/, '')}\u00a0%`;
