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
import { mayBeOrdered } from '../shared/purchasable.ts';
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
    const { facts, taxComplete, taxRecord } = held;
    if (!termsFor(asker).includes(facts.paymentTerm)) throw new DomainError('CREDIT_EXCEEDED');
    const wanted = held.lines.map(({ product: { sku }, quantity }) => ({ sku, quantity }));
    const lines = linesNow(held.lines, await this.prices.price(wanted, accountId, locale));
    const shortages = shortagesOf(lines, await this.stock.availableOf(wanted.map(({ sku }) => sku)));
    if (shortages.length > 0) throw new DomainError('OUT_OF_STOCK', { lines: shortages });
    return {
      call,
      facts,
      lines: (placedAt) => orderLines(lines, approval, placedAt),
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
    lines: lines(new Date()).map(({ product, quantity, unitPrice, discount = 0, tax }) => ({
      product,
      quantity,
      unitPrice,
      discount,
      tax,
    })),
  };
}

/** The products as the catalogue has them now, at the prices that are held. @throws DomainError NOT_PURCHASABLE */
function linesNow(held: readonly HeldLine[], now: Prices): QuotedLine[] {
  const lines = held.map(({ product: { sku, listPrice, priceSource, name }, quantity, unitPrice }, index) => {
    const product = now.get(sku);
    const priced = product && { ...product, listPrice, priceSource, unitPrice };
    return { id: String(index + 1), sku, name, quantity, unitPrice, product: priced };
  });
  const lost = lines.filter(({ product }) => !product || !mayBeOrdered(product));
  if (lost.length > 0)
    throw new DomainError('NOT_PURCHASABLE', {
      skus: lost.map(({ sku }) => sku),
      lines: lost.map(({ id, name }) => ({ lineNumber: Number(id), name })),
    });
  return lines.flatMap(({ product, ...line }) => (product ? [{ ...line, product }] : []));
}

function orderLines(lines: readonly QuotedLine[], { held }: OrderApproval, placedAt: Date) {
  const { transitDays, shipTogether } = held.facts;
  const option = transitDays ? { transitDays } : null;
  const dates = datesOf({ lines, option, shipTogether }, placedAt);
  return lines.map(({ product, quantity, unitPrice }, index) => ({
    product,
    quantity,
    unitPrice,
    discount: held.lines[index]?.discount ?? 0,
    tax: held.lines[index]?.tax ?? 0,
    promise: dates[index]?.ships ?? null,
    parts: dates[index]?.parts ?? [],
  }));
}
