import { randomBytes, randomUUID } from 'node:crypto';
import { maxCartCodes, maxCartLines, maxUnresolvedLines } from '@gantry/contracts/cart-limits';
import type { Cart } from '@gantry/contracts/schemas/cart';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { Availability } from '@gantry/domain/statuses/availability';
import { DomainError } from '@gantry/nest-kit/errors';
import { roundQuantity } from '@gantry/domain/order-quantity';
import type { Prices } from '../shared/price-book.ts';
import { mayBeOrdered, mayEnterCart, maxUnits } from '../shared/purchasable.ts';

/** Something the buyer should know; kept until their next change of the cart. */
export type CartNotice = Cart['messages'][number];
/** A pasted line that was not understood. */
export type UnresolvedLine = Cart['unresolvedLines'][number];

/** A cart as it is stored: what and how many, and what the buyer was last shown; never a price to charge. */
export interface CartState {
  readonly id: string;
  readonly token: string;
  /** raised by every change of the buyer, so that nobody orders what they have not seen */
  readonly version: number;
  readonly unresolved: readonly UnresolvedLine[];
  /** stored until their next change */
  readonly notices: readonly CartNotice[];
  /** promotion codes its buyer has entered, in upper case */
  readonly codes: readonly string[];
  readonly lines: readonly CartStateLine[];
}
export interface CartStateLine {
  readonly id: string;
  readonly position: number;
  readonly sku: string;
  readonly quantity: number;
  /** minor units; null where the price needs an inquiry */
  readonly seenPrice: number | null;
  readonly seenAvailability: Availability;
}

/** Units of the counted products that are not yet reserved, by sku. */
export type Available = ReadonlyMap<string, number>;

const maxNotices = 100;

/** A cart that does not exist yet; its token is 128 random bits and never taken from the visitor. */
export const newCart = (): CartState => ({
  id: randomUUID(),
  token: randomBytes(16).toString('base64url'),
  version: 0,
  unresolved: [],
  notices: [],
  codes: [],
  lines: [],
});

/** The buyer has acted: what they were told before is settled, and older screens are out of date. */
export const changed = (cart: CartState, notices: readonly CartNotice[] = []): CartState => ({
  ...cart,
  version: cart.version + 1,
  notices,
});

export const quantityOf = ({ lines }: CartState, sku: string): number =>
  lines.find((line) => line.sku === sku)?.quantity ?? 0;

/** The product of a line, priced, as it may enter a cart. @throws DomainError NOT_FOUND, NOT_PURCHASABLE */
export function purchasable(prices: Prices, sku: string): PricedLine {
  const product = prices.get(sku);
  if (!product) throw new DomainError('NOT_FOUND', { sku });
  if (mayEnterCart(product)) return product;
  throw new DomainError('NOT_PURCHASABLE', { sku, availability: product.availability });
}

/**
 * Sets how many of a product the buyer wants, rounded to what it comes in; a rounding is told, and so is what changed
 * about the other lines. What changed about the product itself is no news to whoever is changing it.
 * @throws DomainError INVALID when the cart is full
 */
export const setProduct = (
  cart: CartState,
  product: PricedLine,
  { quantity, prices }: { readonly quantity: number; readonly prices: Prices },
): CartState => putProduct(refreshed(changed(cart), prices, product.sku), product, quantity);

/** The line of a product with a quantity, in a cart that is being changed. @throws DomainError INVALID when it is full */
export function putProduct(cart: CartState, product: PricedLine, wanted: number): CartState {
  const old = cart.lines.find(({ sku }) => sku === product.sku);
  if (!old && cart.lines.length >= maxCartLines) throw new DomainError('INVALID', { maxLines: maxCartLines });
  const line: CartStateLine = {
    id: old?.id ?? randomUUID(),
    position: old?.position ?? 1 + lastPosition(cart),
    sku: product.sku,
    quantity: roundQuantity(wanted, product),
    seenPrice: product.unitPrice,
    seenAvailability: product.availability,
  };
  const lines = old ? cart.lines.map((each) => (each === old ? line : each)) : [...cart.lines, line];
  const notices = line.quantity === wanted ? cart.notices : [...cart.notices, adjusted(line, wanted)];
  return { ...cart, lines, notices };
}

/**
 * What nobody can bring does not enter a cart. @param inCart units of it that were there before
 * @throws DomainError OUT_OF_STOCK with the quantity that can come
 */
export function refuseShortage(
  product: PricedLine,
  { wanted, available, inCart }: { wanted: number; available: number | null; inCart: number },
): void {
  const most = maxUnits(product, available);
  if (most === null || wanted <= most) return;
  throw new DomainError('OUT_OF_STOCK', { lines: [{ sku: product.sku, wanted, available: most, inCart }] });
}

/** The cart with a promotion code, once. @throws DomainError CODE_INVALID when it holds as many as it can */
export function withCode(cart: CartState, code: string): CartState {
  if (cart.codes.includes(code)) return cart;
  if (cart.codes.length >= maxCartCodes) throw new DomainError('CODE_INVALID', { refusal: 'too-many-codes' });
  return changed({ ...cart, codes: [...cart.codes, code] });
}

/** The cart without a code; one already gone is no error. */
export const withoutCode = (cart: CartState, code: string): CartState =>
  changed({ ...cart, codes: cart.codes.filter((one) => one !== code) });

/** Takes a line out; one already gone is no error. */
export const withoutLine = (cart: CartState, lineId: string): CartState => ({
  ...cart,
  lines: cart.lines.filter(({ id }) => id !== lineId),
});

/** The cart with more rows to look at. @throws DomainError INVALID when so many wait already: none is dropped for another */
export function withUnresolved(cart: CartState, more: readonly UnresolvedLine[]): CartState {
  const unresolved = [...cart.unresolved, ...more];
  if (unresolved.length > maxUnresolvedLines) throw new DomainError('INVALID', { maxUnresolvedLines });
  return { ...cart, unresolved };
}

/** An account's cart with everything of a guest's cart added to it. */
export function mergeCarts(own: CartState, guest: CartState): CartState {
  const old = own.lines.map((line) => ({ ...line, quantity: line.quantity + quantityOf(guest, line.sku) }));
  const last = lastPosition(own);
  const added = guest.lines
    .filter(({ sku }) => quantityOf(own, sku) === 0)
    .map((line) => ({ ...line, id: randomUUID(), position: last + line.position }));
  const lines = [...old, ...added].slice(0, maxCartLines);
  const data = { lines: guest.lines.length };
  const notice: CartNotice = { code: 'merged', lineId: null, severity: 'info', data };
  const unresolved = [...own.unresolved, ...guest.unresolved];
  const codes = [...new Set([...own.codes, ...guest.codes])].slice(0, maxCartCodes);
  return changed({ ...own, lines, unresolved, codes }, [notice]);
}

/**
 * Compares a cart with the prices of this moment: what changed is told, what is shown now is remembered, and a product
 * that left the catalogue takes its line with it. The same cart comes back when nothing changed.
 * @param except the product whose line is left as it is, because the buyer is changing it
 */
export function refreshed(cart: CartState, prices: Prices, except: string | null = null): CartState {
  const news = cart.lines.flatMap((line) => {
    if (line.sku === except) return [];
    const now = prices.get(line.sku);
    return now ? changesOf(line, now) : [removalOf(line)];
  });
  if (news.length === 0) return cart;
  const lines = cart.lines.flatMap((line) => {
    if (line.sku === except) return [line];
    const now = prices.get(line.sku);
    return now ? [{ ...line, seenPrice: now.unitPrice, seenAvailability: now.availability }] : [];
  });
  return { ...cart, lines, notices: mergeNotices(cart.notices, news) };
}

/** What stands in the way of ordering a line as it is: no sale without a person, or more than can come. */
export function blockersOf(
  { id, sku, quantity }: CartStateLine,
  now: PricedLine,
  available: number | null,
): CartNotice[] {
  if (!mayBeOrdered(now)) {
    const data = { sku, availability: now.availability };
    return [{ code: 'not-purchasable', lineId: id, severity: 'error', data }];
  }
  const most = maxUnits(now, available);
  if (most === null || quantity <= most) return [];
  return [
    { code: 'short-stock', lineId: id, severity: 'error', data: { sku, available: most, wanted: quantity } },
  ];
}

/** The value of the goods, minor units; lines whose price needs an inquiry do not count. */
export const subtotalOf = ({ lines }: CartState, prices: Prices): number =>
  lines.reduce((sum, { sku, quantity }) => sum + (prices.get(sku)?.unitPrice ?? 0) * quantity, 0);

const lastPosition = ({ lines }: CartState) => Math.max(0, ...lines.map(({ position }) => position));

/** What has changed about a line since the buyer last saw it. */
function changesOf(line: CartStateLine, now: PricedLine): CartNotice[] {
  const changes: CartNotice[] = [];
  if (line.seenPrice !== null && now.unitPrice !== null && line.seenPrice !== now.unitPrice) {
    const data = { sku: line.sku, from: line.seenPrice, to: now.unitPrice };
    changes.push({ code: 'price-changed', lineId: line.id, severity: 'warning', data });
  }
  if (line.seenAvailability !== now.availability) {
    const data = { sku: line.sku, from: line.seenAvailability, to: now.availability };
    changes.push({ code: 'availability-changed', lineId: line.id, severity: 'info', data });
  }
  return changes;
}

const removalOf = ({ sku }: CartStateLine): CartNotice => ({
  code: 'removed',
  lineId: null,
  severity: 'warning',
  data: { sku },
});

const adjusted = (line: CartStateLine, from: number): CartNotice => ({
  code: 'quantity-adjusted',
  lineId: line.id,
  severity: 'info',
  data: { sku: line.sku, from, to: line.quantity },
});

/** Adds notices; a newer one about the same line and matter replaces the older. */
function mergeNotices(older: readonly CartNotice[], newer: readonly CartNotice[]): CartNotice[] {
  const keyOf = ({ code, data }: CartNotice) => `${code} ${data?.sku}`;
  const replaced = new Set(newer.map(keyOf));
  return [...older.filter((notice) => !replaced.has(keyOf(notice))), ...newer].slice(-maxNotices);
}
