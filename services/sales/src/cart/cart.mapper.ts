import type { Cart, CartLine, ChangedCart } from '@gantry/contracts/schemas/cart';
import type { GiftLine } from '@gantry/contracts/schemas/gift';
import type { ShownPromotion } from '@gantry/contracts/schemas/promotion';
import { goodsOffOf, type AppliedPromotion } from '@gantry/domain/promotions';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { availabilityRules } from '@gantry/domain/statuses/availability';
import type { Prices } from '../shared/price-book.ts';
import { deliveryOf } from '../shared/promise.ts';
import { maxUnits } from '../shared/purchasable.ts';
import { blockersOf, subtotalOf, type Available, type CartState, type CartStateLine } from './cart.ts';

/** Everything a cart is shown with, gathered from the services that own it. */
export interface CartFacts {
  readonly cart: CartState;
  readonly prices: Prices;
  readonly available: Available;
  readonly shipping: Pick<Cart, 'handling' | 'freeGround'>;
  /** left out where no promotion says anything about it */
  readonly promoted?: {
    readonly applied: readonly AppliedPromotion[];
    readonly shown: readonly ShownPromotion[];
    readonly gifts: readonly GiftLine[];
  };
  readonly now: Date;
}

/** The cart as contracts show it. Shipping and tax stay unknown until there is an address. */
export function cartView({ cart, prices, available, shipping, promoted, now }: CartFacts): Cart {
  const known = cart.lines.flatMap((line) => {
    const priced = prices.get(line.sku);
    return priced ? [{ line, priced, available: available.get(line.sku) ?? null }] : [];
  });
  const lines = known.map((each) => lineView(each, now));
  const subtotal = subtotalOf(cart, prices);
  const discount = goodsOffOf(promoted?.applied ?? []);
  const blockers = known.flatMap((each) => blockersOf(each.line, each.priced, each.available));
  return {
    token: cart.token,
    version: cart.version,
    currency: 'USD',
    lines,
    unresolvedLines: [...cart.unresolved],
    count: lines.length,
    totals: {
      subtotal,
      discount,
      handlingFee: shipping.handling.fee,
      shipping: null,
      tax: null,
      grandTotal: subtotal - discount + shipping.handling.fee,
    },
    ...shipping,
    promotions: [...(promoted?.shown ?? [])],
    gifts: [...(promoted?.gifts ?? [])],
    messages: [...cart.notices, ...blockers],
    refreshedAt: now.toISOString(),
  };
}

/**
 * One line of a cart as contracts show it, with the sums of the whole cart.
 * @param others the other lines, at the prices their buyer was shown last
 */
export function changedLineView(
  facts: CartFacts,
  others: { readonly count: number; readonly subtotal: number },
): ChangedCart {
  const view = cartView(facts);
  const { totals, count } = view;
  const subtotal = totals.subtotal + others.subtotal;
  const sums = { ...totals, subtotal, grandTotal: subtotal - totals.discount + totals.handlingFee };
  return { ...view, count: count + others.count, totals: sums, isPart: true };
}

interface KnownLine {
  readonly line: CartStateLine;
  readonly priced: PricedLine;
  readonly available: number | null;
}

function lineView({ line, priced, available }: KnownLine, now: Date): CartLine {
  const { ships, parts } = deliveryOf(priced, line.quantity, now);
  return {
    lineId: line.id,
    sku: priced.sku,
    uri: priced.uri,
    name: priced.localName ?? priced.name,
    brand: priced.brand,
    partNumber: priced.partNumber,
    image: priced.image,
    quantity: line.quantity,
    unitOfMeasure: priced.unitOfMeasure,
    packSize: priced.packSize,
    minQuantity: priced.minQuantity,
    quantityIncrement: priced.quantityIncrement,
    priceSource: priced.priceSource,
    unitPrice: priced.unitPrice,
    listPrice: priced.listPrice,
    lineTotal: priced.unitPrice === null ? null : priced.unitPrice * line.quantity,
    nextBreak: priced.nextBreak,
    availability: priced.availability,
    available,
    most: maxUnits(priced, available),
    promise: ships,
    parts: [...parts],
    mustConfirm: ['confirm', 'review'].includes(availabilityRules[priced.availability].cart),
  };
}

/** What a visitor sees who has put nothing in. */
export function emptyCart(shipping: CartFacts['shipping'], now: Date): Cart {
  const cart = { id: '', token: '', version: 0, unresolved: [], notices: [], codes: [], lines: [] };
  return { ...cartView({ cart, prices: new Map(), available: new Map(), shipping, now }), token: null };
}
