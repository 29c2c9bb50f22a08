/** What a rate taxes; goods, what it costs to send them, and the fee for handling a small order. */
export type Taxable = 'goods' | 'shipping' | 'handling';

/** A dated rate of one jurisdiction; `rate` is a decimal fraction with five places, such as `0.06250`. */
export interface Rate {
  readonly jurisdiction: string;
  readonly appliesTo: Taxable;
  readonly rate: string;
  /** ISO dates; `until` is the first day the rate no longer holds */
  readonly from: string;
  readonly until: string | null;
}

/** The rate that holds on a day, or none. */
export const rateOn = (rates: readonly Rate[], jurisdiction: string, appliesTo: Taxable, day: string) =>
  rates.find(
    (rate) =>
      rate.jurisdiction === jurisdiction &&
      rate.appliesTo === appliesTo &&
      rate.from <= day &&
      (rate.until === null || day < rate.until),
  );

const unit = 100_000n;

/**
 * Tax on an amount in minor units, rounded half up, in whole numbers throughout: a product of floats would lose
 * or invent cents.
 */
export function taxOn(amount: number, rate: string): number {
  const numerator = BigInt(amount) * scaled(rate);
  const half = numerator < 0n ? -unit / 2n : unit / 2n;
  return Number((numerator + half) / unit);
}

function scaled(rate: string): bigint {
  const match = /^(\d+)(?:\.(\d{1,5}))?$/.exec(rate);
  if (!match) throw new RangeError(`not a rate: ${rate}`);
  return BigInt(match[1]!) * unit + BigInt((match[2] ?? '').padEnd(5, '0'));
}
