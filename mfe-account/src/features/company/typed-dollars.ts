/** Minor units as they would be typed; empty for none. */
export const typedDollars = (amount: number | null): string =>
  amount === null ? '' : (amount / 100).toFixed(2);
