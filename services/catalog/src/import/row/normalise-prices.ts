import type { FeedRow } from '@gantry/contracts/schemas/feed';
import type { StoredPrice } from '../../price/stored-price.ts';
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

const moment = (text: string | null | undefined): string | null => {
  const date = text ? new Date(text) : null;
  return date && Number.isFinite(date.getTime()) ? date.toISOString() : null;
};

type PricedRow = Pick<
  FeedRow,
  | 'id'
  | 'list_price'
  | 'sale_price'
  | 'sale_from'
  | 'sale_until'
  | 'package_prices'
  | 'exclusive_price'
  | 'exclusive_prices'
>;

/** The prices of a feed row by class; with `withDemo`, invented ones when the row has none. */
export function normalisePrices(row: PricedRow, withDemo: boolean): StoredPrice[] {
  const exclusive = row.exclusive_price
    ? [row.exclusive_price, ...row.exclusive_prices]
    : row.exclusive_prices;
  const hasOwn = row.list_price != null || row.sale_price != null || exclusive.length > 0;
  if (!hasOwn && withDemo) return demoPrices(row.id);
  const plain = { visibility: 'public', quantity: 1, from: null, until: null } as const;
  const prices: StoredPrice[] = [];
  if (row.list_price != null) prices.push({ ...plain, kind: 'list', amount: minorUnits(row.list_price) });
  if (row.sale_price != null)
    prices.push({
      ...plain,
      kind: 'sale',
      amount: minorUnits(row.sale_price),
      from: moment(row.sale_from),
      until: moment(row.sale_until),
    });
  for (const step of row.package_prices)
    prices.push({
      ...plain,
      kind: 'package',
      quantity: step.quantity,
      amount: minorUnits(step.price),
      from: moment(step.from),
      until: moment(step.until),
    });
  for (const { visibility, price } of exclusive)
    prices.push({ ...plain, kind: 'exclusive', visibility, amount: minorUnits(price) });
  return prices;
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
