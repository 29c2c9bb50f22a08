import type { FeedRow } from '@gantry/contracts/schemas/feed';
import type { StoredPrice } from '../../../price/stored-price.ts';
import { demoFacts } from './demo-facts.ts';

/**
 * Decimal currency units to minor units, half-even (contracts: feed). Works on the decimal text, because the binary
 * fraction of 1.005 is not 1.005.
 */
export function minorUnits(amount: number): number {
  const [whole = '0', fraction = ''] = amount.toFixed(6).split('.');
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2));
  const rest = Number(fraction.slice(2, 6));
  if (rest < 5000) return cents;
  return rest > 5000 || cents % 2 === 1 ? cents + 1 : cents;
}

/** What a unit costs us, in minor units: undefined where nothing is said, null where it is 0 and so not known. */
export const normalizeCost = (amount: number | null | undefined): number | null | undefined =>
  amount == null ? undefined : minorUnits(amount) || null;

const moment = (text: string | null | undefined): string | null => {
  const date = text ? new Date(text) : null;
  return date && Number.isFinite(date.getTime()) ? date.toISOString() : null;
};

type PricedRow = Pick<
  FeedRow,
  | 'availability'
  | 'id'
  | 'list_price'
  | 'sale_price'
  | 'sale_from'
  | 'sale_until'
  | 'package_prices'
  | 'exclusive_price'
  | 'exclusive_prices'
>;

/** Labels of goods that may cost nothing: what comes with an order, and files. */
const mayBeFree: readonly unknown[] = ['gift', 'download'];

/**
 * The prices of a feed row by class; with `withDemo`, invented ones when the row has none. An amount of nothing is no
 * price: feeds say so where they do not know one, and the store must not give the goods away.
 */
export function normalizePrices(row: PricedRow, withDemo: boolean): StoredPrice[] {
  const isFree = mayBeFree.includes(row.availability);
  const cents = (amount: number | null | undefined): number[] => {
    const minor = amount == null ? 0 : minorUnits(amount);
    return minor > 0 || (isFree && amount === 0) ? [minor] : [];
  };
  const exclusive = [...(row.exclusive_price ? [row.exclusive_price] : []), ...row.exclusive_prices];
  const plain = { visibility: 'public', quantity: 1, from: null, until: null } as const;
  const list = cents(row.list_price).map((amount) => ({ ...plain, kind: 'list' as const, amount }));
  const sale = cents(row.sale_price).map((amount) => ({
    ...plain,
    kind: 'sale' as const,
    amount,
    from: moment(row.sale_from),
    until: moment(row.sale_until),
  }));
  const exclusives = exclusive.flatMap(({ visibility, price }) =>
    cents(price).map((amount) => ({ ...plain, kind: 'exclusive' as const, visibility, amount })),
  );
  const hasOwn = list.length > 0 || sale.length > 0 || exclusives.length > 0;
  if (!hasOwn && withDemo) return demoPrices(row.id);
  const steps = row.package_prices.flatMap(({ quantity, price, from, until }) =>
    cents(price).map((amount) => ({
      ...plain,
      kind: 'package' as const,
      quantity,
      amount,
      from: moment(from),
      until: moment(until),
    })),
  );
  return [...list, ...sale, ...steps, ...exclusives];
}

function demoPrices(id: string): StoredPrice[] {
  const facts = demoFacts(id);
  const plain = { visibility: 'public', quantity: 1, from: null, until: null } as const;
  return [
    { ...plain, kind: 'list', amount: facts.list },
    ...(facts.sale === null ? [] : [{ ...plain, kind: 'sale' as const, amount: facts.sale }]),
    ...facts.breaks.map(({ quantity, amount }) => ({ ...plain, kind: 'package' as const, quantity, amount })),
  ];
}
