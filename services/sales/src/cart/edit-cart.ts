import { randomBytes, randomUUID } from 'node:crypto';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { DomainError } from '@gantry/nest-kit/errors';
import type { CartNotice, UnresolvedLine } from './cart-notice.ts';
import type { CartState, CartStateLine } from './cart-state.ts';
import { quantityOf } from './cart-state.ts';
import { roundQuantity } from './quantity.ts';

/** The highest number of different products in one cart. */
const maxLines = 500;
const maxUnresolved = 500;

/** A cart that does not exist yet; its token is 128 random bits and never taken from the visitor. */
export const newCart = (): CartState => ({
  id: randomUUID(),
  token: randomBytes(16).toString('base64url'),
  version: 0,
  unresolved: [],
  notices: [],
  lines: [],
});

/** The buyer has acted: what he was told before is settled, and older screens are out of date. */
export const changed = (cart: CartState, notices: readonly CartNotice[] = []): CartState => ({
  ...cart,
  version: cart.version + 1,
  notices,
});

/**
 * Sets how many of a product lie in the cart, rounded to what it comes in; a rounding is told.
 * @throws DomainError INVALID when the cart is full
 */
export function putProduct(cart: CartState, product: PricedLine, wanted: number): CartState {
  const old = cart.lines.find(({ sku }) => sku === product.sku);
  if (!old && cart.lines.length >= maxLines) throw new DomainError('INVALID', { maxLines });
  const line: CartStateLine = {
    id: old?.id ?? randomUUID(),
    position: old?.position ?? 1 + Math.max(0, ...cart.lines.map(({ position }) => position)),
    sku: product.sku,
    quantity: roundQuantity(wanted, product),
    seenPrice: product.unitPrice,
    seenAvailability: product.availability,
  };
  const lines = old ? cart.lines.map((each) => (each === old ? line : each)) : [...cart.lines, line];
  const notices = line.quantity === wanted ? cart.notices : [...cart.notices, adjusted(line, wanted)];
  return { ...cart, lines, notices };
}

/** Takes a line out; one already gone is no error. */
export const withoutLine = (cart: CartState, lineId: string): CartState => ({
  ...cart,
  lines: cart.lines.filter(({ id }) => id !== lineId),
});

export const withUnresolved = (cart: CartState, unresolved: readonly UnresolvedLine[]): CartState => ({
  ...cart,
  unresolved: [...cart.unresolved, ...unresolved].slice(-maxUnresolved),
});

/** An account's cart with everything of a guest's cart added to it. */
export function mergeCarts(own: CartState, guest: CartState): CartState {
  const old = own.lines.map((line) => ({ ...line, quantity: line.quantity + quantityOf(guest, line.sku) }));
  const last = Math.max(0, ...own.lines.map(({ position }) => position));
  const added = guest.lines
    .filter(({ sku }) => quantityOf(own, sku) === 0)
    .map((line) => ({ ...line, id: randomUUID(), position: last + line.position }));
  const lines = [...old, ...added].slice(0, maxLines);
  const notice: CartNotice = {
    code: 'merged',
    lineId: null,
    severity: 'info',
    data: { lines: guest.lines.length },
  };
  return changed(withUnresolved({ ...own, lines }, guest.unresolved), [notice]);
}

const adjusted = (line: CartStateLine, from: number): CartNotice => ({
  code: 'quantity-adjusted',
  lineId: line.id,
  severity: 'info',
  data: { sku: line.sku, from, to: line.quantity },
});
