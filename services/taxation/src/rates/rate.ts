import type { Taxable } from '@gantry/contracts/schemas/taxation';

/** A dated rate of one jurisdiction; `rate` is a decimal fraction with five to seven places, such as `0.06250`. */
export interface Rate {
  readonly jurisdiction: string;
  readonly appliesTo: Taxable;
  readonly rate: string;
  /** ISO dates; `until` is the first day the rate no longer holds */
  readonly from: string;
  readonly until: string | null;
}

/** Whether something with a first day and a first day after holds on a day. */
export const holdsOn = ({ from, until }: { from: string; until: string | null }, day: string): boolean =>
  from <= day && (until === null || day < until);

/** The rate that holds on a day, or none. */
export const rateOn = (rates: readonly Rate[], appliesTo: Taxable, day: string): Rate | undefined =>
  rates.find((rate) => rate.appliesTo === appliesTo && holdsOn(rate, day));

/** Ten-millionths: a thousandth of a percent is too coarse for cities that ask 3.8125 %. */
const places = 7;
const unit = 10_000_000n;

/**
 * Tax on an amount in minor units, rounded half up, in whole numbers throughout: a product of floats would lose
 * or invent cents.
 */
export function taxOn(amount: number, rate: string): number {
  const numerator = BigInt(amount) * scaled(rate);
  const half = numerator < 0n ? -unit / 2n : unit / 2n;
  return Number((numerator + half) / unit);
}

/** A rate in ten-millionths. @throws RangeError for what is not a rate */
function scaled(rate: string): bigint {
  const match = /^(\d+)(?:\.(\d{1,7}))?$/.exec(rate);
  if (!match) throw new RangeError(`not a rate: ${rate}`);
  return BigInt(match[1]!) * unit + BigInt((match[2] ?? '').padEnd(places, '0'));
}

/** Rates of several places together. */
export function sumOfRates(rates: readonly string[]): string {
  const sum = rates.reduce((total, rate) => total + scaled(rate), 0n);
  return plainRate(`${sum / unit}.${String(sum % unit).padStart(places, '0')}`);
}

/** A rate as it is told: five places, more only where they are needed. */
export const plainRate = (rate: string): string => {
  const [whole = '0', fraction = ''] = rate.split('.');
  return `${whole}.${fraction.slice(0, 5).padEnd(5, '0')}${fraction.slice(5).replace(/0+$/, '')}`;
};

/** Splits a tax by rates so that the parts sum up to it: whole cents first, what is left to the largest remainders. */
export function splitTax(tax: number, amount: number, rates: readonly string[]): number[] {
  const sign = tax < 0 || amount < 0 ? -1 : 1;
  const exact = rates.map((rate) => BigInt(Math.abs(amount)) * scaled(rate));
  const parts = exact.map((one) => Number(one / unit));
  let left = Math.abs(tax) - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((one, at) => ({ at, rest: one % unit }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  for (const { at } of order) {
    if (left <= 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => (part === 0 ? 0 : part * sign));
}
