import { isBoundToStock, mayBeOrdered } from '../shared/purchasable.ts';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { CartNotice } from './cart-notice.ts';
import type { CartState, CartStateLine } from './cart-state.ts';
import type { Prices } from '../shared/price-book.ts';

/**
 * Compares a cart with the prices of this moment: what changed is told, what is shown now is remembered, and a product
 * that left the catalogue takes its line with it. The same cart comes back when nothing changed.
 */
export function refreshed(cart: CartState, prices: Prices): CartState {
  const news = cart.lines.flatMap((line) => {
    const now = prices.get(line.sku);
    return now ? changesOf(line, now) : [removalOf(line)];
  });
  if (news.length === 0) return cart;
  const lines = cart.lines.flatMap((line) => {
    const now = prices.get(line.sku);
    return now ? [{ ...line, seenPrice: now.unitPrice, seenAvailability: now.availability }] : [];
  });
  return { ...cart, lines, notices: mergeNotices(cart.notices, news) };
}

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

/** A product that has left the catalogue takes its line with it. */
const removalOf = ({ sku }: CartStateLine): CartNotice => ({
  code: 'removed',
  lineId: null,
  severity: 'warning',
  data: { sku },
});

/** What stands in the way of ordering a line as it is: no sale without a person, or more than there is. */
export function obstaclesOf(
  { id, sku, quantity }: CartStateLine,
  now: PricedLine,
  available: number | null,
): CartNotice[] {
  if (!mayBeOrdered(now)) {
    return [
      {
        code: 'not-purchasable',
        lineId: id,
        severity: 'error',
        data: { sku, availability: now.availability },
      },
    ];
  }
  if (available === null || quantity <= available) return [];
  const severity = isBoundToStock(now) ? 'error' : 'info';
  return [{ code: 'short-stock', lineId: id, severity, data: { sku, available, wanted: quantity } }];
}

/** Adds notices; a newer one about the same line and matter replaces the older. */
function mergeNotices(older: readonly CartNotice[], newer: readonly CartNotice[]): CartNotice[] {
  const keyOf = ({ code, data }: CartNotice) => `${code} ${data?.sku}`;
  const replaced = new Set(newer.map(keyOf));
  return [...older.filter((notice) => !replaced.has(keyOf(notice))), ...newer].slice(-100);
}
