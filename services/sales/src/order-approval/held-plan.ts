import { Injectable } from '@nestjs/common';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { datesOf } from '../checkout/line-dates.ts';
import type { QuotedLine } from '../checkout/order-quote.ts';
import { lineOf } from '../credit/credit-lines.ts';
import { termsFor } from '../credit/payment-terms.ts';
import { shortagesOf } from '../checkout/shortages.ts';
import type { ApprovedFor, OrderPlan } from '../checkout/write-order.ts';
import { localNamesOf, PriceBook, type Prices } from '../shared/price-book.ts';
import { mayBeGiven, mayBeOrdered, maxUnits } from '../shared/purchasable.ts';
import { StockRepository } from '../stock/stock.repository.ts';
import type { Colleague } from '../shared/company-rule.ts';
import type { HeldLine, HeldOrder, OrderApproval } from './order-approval.entity.ts';

/** Makes an order of what was asked for: prices and tax as they are held, days and stock as they are now. */
@Injectable()
export class HeldPlan {
  constructor(
    private readonly prices: PriceBook,
    private readonly stock: StockRepository,
  ) {}

  /**
   * @param asker whoever asked, as identity knows them now
   * @throws DomainError CREDIT_EXCEEDED, NOT_PURCHASABLE and OUT_OF_STOCK naming lines
   */
  async planOf(call: Call, approval: OrderApproval, asker: Colleague): Promise<OrderPlan> {
    const { accountId, locale, held } = approval;
    const { taxComplete, taxRecord } = held;
    if (!termsFor(asker).includes(held.facts.paymentTerm)) throw new DomainError('CREDIT_EXCEEDED');
    const wanted = wantedUnits(held.lines);
    const prices = await this.prices.price(wanted, accountId, locale);
    const available = await this.stock.availableOf(wanted.map(({ sku }) => sku));
    const { facts, lines: kept } = withoutGone(held, prices, available);
    const lines = linesNow(kept, prices);
    const shortages = shortagesOf(lines, available);
    if (shortages.length > 0) throw new DomainError('OUT_OF_STOCK', { lines: shortages });
    return {
      call,
      facts,
      lines: (placedAt) => orderLines(lines, { ...held, lines: kept }, placedAt),
      names: localNamesOf(lines.map(({ product }) => product)),
      taxComplete,
      taxRecord,
      mayBackorder: false,
      approvedFor: approvedForOf(approval, asker),
    };
  }
}

/** Who has asked for an order that others have approved, and whose credit it counts against. */
export function approvedForOf(
  { number, accountId, companyId, name }: OrderApproval,
  asker: Colleague,
): ApprovedFor {
  return {
    actor: { accountId, name, role: 'customer' },
    line: lineOf(accountId, { ...asker, companyId }),
    companyId,
    reason: `asked for, ${number}`,
  };
}

/** An order as it is held until it is approved. */
export function heldOf({ facts, lines, taxComplete, taxRecord }: OrderPlan): HeldOrder {
  return {
    facts,
    taxComplete,
    taxRecord,
    lines: lines(new Date()).map(({ product, quantity, unitPrice, discount = 0, isGift = false, tax }) => ({
      product,
      isGift,
      quantity,
      unitPrice,
      discount,
      tax,
    })),
  };
}

/** All units of each product: what is given comes off the same shelf as what is bought. */
function wantedUnits(lines: readonly HeldLine[]): { readonly sku: string; readonly quantity: number }[] {
  const units = new Map<string, number>();
  for (const { product, quantity } of lines) units.set(product.sku, (units.get(product.sku) ?? 0) + quantity);
  return [...units].map(([sku, quantity]) => ({ sku, quantity }));
}

/** Gifts that cannot come any more hold up no order: it is placed without them. They stand behind all that is bought. */
function withoutGone(
  { facts, lines }: HeldOrder,
  prices: Prices,
  available: ReadonlyMap<string, number>,
): Pick<HeldOrder, 'facts' | 'lines'> {
  const units = new Map(wantedUnits(lines).map(({ sku, quantity }) => [sku, quantity]));
  const isGone = ({ product: { sku }, isGift = false }: HeldLine): boolean => {
    const product = prices.get(sku);
    const most = product && maxUnits(product, available.get(sku) ?? null);
    return isGift && (!product || !mayBeGiven(product) || (most ?? Infinity) < (units.get(sku) ?? 0));
  };
  const kept = lines.filter((line) => !isGone(line));
  if (kept.length === lines.length) return { facts, lines };
  const numberOf = (lineNumber: number): number => {
    const line = lines[lineNumber - 1];
    return line ? kept.indexOf(line) + 1 : 0;
  };
  const promotions = (facts.promotions ?? []).flatMap((use) => {
    if (!use.gift) return [use];
    const lineNumber = numberOf(use.gift.lineNumber);
    return lineNumber === 0 ? [] : [{ ...use, gift: { ...use.gift, lineNumber } }];
  });
  return { facts: { ...facts, promotions }, lines: kept };
}

/** The products as the catalogue has them now, at the prices that are held. @throws DomainError NOT_PURCHASABLE */
function linesNow(held: readonly HeldLine[], now: Prices): QuotedLine[] {
  const lines = held.map(
    ({ product: { sku, listPrice, priceSource, name }, quantity, unitPrice, isGift }, index) => {
      const product = now.get(sku);
      const priced = product && { ...product, listPrice, priceSource, unitPrice };
      return { id: String(index + 1), sku, name, quantity, unitPrice, isGift, product: priced };
    },
  );
  const lost = lines.filter(({ product, isGift }) => !product || (!isGift && !mayBeOrdered(product)));
  if (lost.length > 0)
    throw new DomainError('NOT_PURCHASABLE', {
      skus: lost.map(({ sku }) => sku),
      lines: lost.map(({ id, name }) => ({ lineNumber: Number(id), name })),
    });
  return lines.flatMap(({ product, ...line }) => (product ? [{ ...line, product }] : []));
}

function orderLines(lines: readonly QuotedLine[], held: HeldOrder, placedAt: Date) {
  const { transitDays, shipTogether } = held.facts;
  const option = transitDays ? { transitDays } : null;
  const dates = datesOf({ lines, option, shipTogether }, placedAt);
  return lines.map(({ product, quantity, unitPrice }, index) => ({
    product,
    isGift: held.lines[index]?.isGift ?? false,
    quantity,
    unitPrice,
    discount: held.lines[index]?.discount ?? 0,
    tax: held.lines[index]?.tax ?? 0,
    promise: dates[index]?.ships ?? null,
    parts: dates[index]?.parts ?? [],
  }));
}
