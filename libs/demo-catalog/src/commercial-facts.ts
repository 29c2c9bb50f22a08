import type { FeedRowInput } from '@gantry/contracts/schemas/feed';
import { hash } from './hash.ts';
import { availabilityRules, type Availability } from '@gantry/domain/statuses/availability';

/** What most of the catalogue is: share per thousand of each ordinary label. */
const ordinaryLabels: readonly (readonly [Availability, number])[] = [
  ['in-stock', 690],
  ['typically-in-stock', 110],
  ['2-5-days', 70],
  ['1-week', 50],
  ['2-week', 30],
  ['3-week', 15],
  ['4-6-week', 15],
  ['backordered', 20],
];

interface Facts {
  sku: string;
  /** price of one piece, in cents */
  cents: number;
  pack: number;
  brand: string;
  series: number;
  label: Availability | undefined;
  index: number;
}

type Commercial = Pick<
  FeedRowInput,
  | 'gtin'
  | 'list_price'
  | 'sale_price'
  | 'sale_from'
  | 'sale_until'
  | 'cost'
  | 'currency'
  | 'package_prices'
  | 'exclusive_price'
  | 'availability'
  | 'stock'
  | 'min_quantity'
  | 'quantity_increment'
  | 'made_to_order'
>;

/** Prices, availability and stock of a demo product; all drawn from its part number, so they never change. */
export function commercialFacts({ sku, cents, pack, brand, label, index }: Facts): Commercial {
  const draw = (what: string, sides: number) => hash(`${what}:${sku}`) % sides;
  const availability = label ?? ordinaryLabel(draw('availability', 1000));
  const brandFactor = 0.85 + (hash(brand) % 50) / 100;
  const bulk = pack >= 500 ? 0.62 : pack >= 100 ? 0.72 : pack >= 10 ? 0.85 : 1;
  const list = Math.max(25, Math.round(cents * brandFactor * pack * bulk)) / 100;
  const rule = availabilityRules[availability];
  const priced = rule.price !== 'hidden' || availability === 'discontinued';
  const forSale = priced && rule.price !== 'free';
  const onSale = forSale && draw('sale', 12) === 0;
  const exclusive = draw('exclusive', 50);
  return {
    gtin: [gtin(index, sku)],
    currency: 'USD',
    list_price: rule.price === 'free' ? 0 : priced ? list : null,
    // So that the back office has margins to show, from 25 % to 50 % of the list price.
    cost: forSale ? round(list * (0.5 + draw('cost', 25) / 100)) : null,
    sale_price: onSale ? round(list * (0.75 + draw('discount', 16) / 100)) : null,
    sale_from: onSale ? '2026-01-01' : null,
    sale_until: onSale ? '2035-12-31' : null,
    package_prices:
      forSale && draw('breaks', 3) === 0
        ? [10, 50, 250].map((quantity, step) => ({ quantity, price: round(list * (0.95 - step * 0.06)) }))
        : [],
    exclusive_price: !forSale
      ? null
      : exclusive === 0
        ? { price: round(list * 0.82), visibility: 'cart-only' }
        : exclusive === 1
          ? { price: round(list * 0.9), visibility: 'signed-in' }
          : null,
    availability,
    stock: onShelf(availability, draw('shelf', 4)) ? 4 + draw('stock', pack > 1 ? 400 : 1500) : 0,
    min_quantity: 1,
    quantity_increment: 1,
    made_to_order: availability === 'contact-us-madetoorder',
  };
}

/** Part of what a supplier delivers within days is on the shelf too; a larger quantity takes the supplier's lead time. */
const onShelf = (availability: Availability, drawn: number): boolean =>
  availability === 'in-stock' || (availability === '2-5-days' && drawn === 0);

function ordinaryLabel(drawn: number): Availability {
  let left = drawn;
  for (const [label, share] of ordinaryLabels) {
    if (left < share) return label;
    left -= share;
  }
  return 'in-stock';
}

/** A GTIN-13 from the range kept for use inside a company (prefix 2), so that it can be nobody's real article. */
function gtin(index: number, sku: string): string {
  const digits = `2${String(index).padStart(7, '0').slice(-7)}${String(hash(sku) % 10_000).padStart(4, '0')}`;
  const sum = digits
    .split('')
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

const round = (amount: number) => Math.round(amount * 100) / 100;
