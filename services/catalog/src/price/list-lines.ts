import { discountedPrice } from '@gantry/domain/margin';

/** A line of a price list: what one unit of its product, category or brand costs from a quantity on. */
export interface ListLine {
  kind: 'product' | 'category' | 'brand';
  /** a store number, the path of a category, the slug of a brand */
  target: string;
  quantity: number;
  /** minor units; null where it is a share off the list price */
  amount: number | null;
  /** off the list price */
  basisPoints: number | null;
}
/** What lines are found by. */
export interface ListedAs {
  sku: string;
  /** path of its category */
  path: string;
  brand: string | null;
}

/** How closely a line speaks of a product: of itself, of its nearest category, of its brand; 0 where it does not. */
function closeness({ kind, target }: ListLine, { sku, path, brand }: ListedAs): number {
  if (kind === 'product') return target === sku ? 1000 : 0;
  if (kind === 'brand') return target === brand ? 1 : 0;
  return `${path}/`.startsWith(`${target}/`) ? 1 + target.split('/').length : 0;
}

/** The lines of one list that hold for a product: those that speak of it most closely; the others do not count. */
export function linesFor(lines: readonly ListLine[], product: ListedAs): ListLine[] {
  const close = lines.map((line) => closeness(line, product));
  const most = Math.max(0, ...close);
  return most === 0 ? [] : lines.filter((_, at) => close[at] === most);
}

/** What a line comes to, in minor units; null for a share off a list price that is not there. */
export function amountOf({ amount, basisPoints }: ListLine, listPrice: number | null): number | null {
  if (amount !== null) return amount;
  return listPrice === null || basisPoints === null ? null : discountedPrice(listPrice, basisPoints);
}
