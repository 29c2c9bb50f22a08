import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesPricePart } from '@gantry/contracts/endpoints/order-approvals';
import { deliveryPlaceOf } from '@gantry/contracts/delivery-place';
import { quantityProblem } from '@gantry/domain/order-quantity';
import { DomainError } from '@gantry/nest-kit/errors';
import {
  discountOfLine,
  taxOfLine,
  taxRecordOf,
  type OrderQuote,
  type QuotedLine,
} from '../checkout/order-quote.ts';
import { QuoteOrder } from '../checkout/quote-order.ts';
import { taxLinesOf } from '../order/tax-lines.ts';
import type { PromotionAsk } from '../promotion/promote-lines.ts';
import { promotionBuyerOf } from '../promotion/promotion-buyer.ts';
import { PriceBook } from '../shared/price-book.ts';
import { mayBeOrdered } from '../shared/purchasable.ts';
import type { HeldLine, HeldOrder, OrderApproval } from './order-approval.entity.ts';

export type Part = ValidRequestOf<typeof salesPricePart>['body'];

/** What is approved now, and what is not. */
export interface PartPlan {
  readonly part: HeldOrder;
  /** what waits on; null where it is left out */
  readonly rest: HeldOrder | null;
}
interface PartLine extends HeldLine {
  /** how many of it are in this part */
  readonly taken: number;
  /** from one, in what was asked for */
  readonly lineNumber: number;
}

/** Prices part of what was asked for: lines whole as they are held, others for their quantity as of now. */
@Injectable()
export class PlanPart {
  constructor(
    private readonly quotes: QuoteOrder,
    private readonly prices: PriceBook,
  ) {}

  /**
   * @throws DomainError INVALID for quantities beyond what was asked for, that nobody can order, or that change nothing;
   *   NOT_PURCHASABLE naming lines; SHIPPING_UNAVAILABLE
   */
  async planPart(approval: OrderApproval, { lines, rest }: Part): Promise<PartPlan> {
    const { held } = approval;
    const wanted = quantitiesOf(held, lines);
    const all = held.lines.map((line, at) => ({
      ...line,
      lineNumber: at + 1,
      taken: wanted[at] ?? line.quantity,
    }));
    // what promotions give is found anew for what is left
    const taken = all.filter(({ isGift }) => !isGift);
    const left = taken.map((line) => ({ ...line, taken: line.quantity - line.taken }));
    checkPart(taken, rest === 'ask-again' ? left : []);
    const waitsOn = rest === 'ask-again';
    return {
      part: await this.planLines(approval, taken),
      rest: waitsOn ? await this.planLines(approval, left) : null,
    };
  }

  private async planLines(approval: OrderApproval, all: readonly PartLine[]): Promise<HeldOrder> {
    const { held, accountId, companyId } = approval;
    const { facts } = held;
    const lines = await this.priceLines(
      approval,
      all.filter(({ taken }) => taken > 0),
    );
    const quote = await this.quotes.quoteLines(lines, accountId, {
      place: deliveryPlaceOf(facts.shipTo),
      service: facts.shippingService,
      companyId,
      withRecord: true,
      promotions: promotionsOf(approval),
    });
    return heldPart(held, quote);
  }

  private async priceLines({ accountId, locale }: OrderApproval, lines: readonly PartLine[]) {
    const changed = lines.filter(({ quantity, taken }) => quantity !== taken);
    const wanted = changed.map(({ product: { sku }, taken }) => ({ sku, quantity: taken }));
    const now = await this.prices.price(wanted, accountId, locale);
    return lines.map(({ product, unitPrice, quantity, taken, lineNumber }, at): QuotedLine => {
      const id = String(at + 1);
      if (quantity === taken) return { id, product, quantity, unitPrice };
      const priced = now.get(product.sku);
      if (!priced || !mayBeOrdered(priced) || priced.unitPrice === null) throw lost(product, lineNumber);
      return { id, product: priced, quantity: taken, unitPrice: priced.unitPrice };
    });
  }
}

/** Wanted quantities by the order of the lines. @throws DomainError INVALID */
function quantitiesOf({ lines }: HeldOrder, wanted: Part['lines']): (number | undefined)[] {
  const issues = wanted.flatMap(({ lineNumber, quantity }, at) => {
    const line = lines[lineNumber - 1];
    if (!line || quantity > line.quantity) return [{ at, message: 'is more than is open' }];
    const isOrderable = quantity === 0 || !quantityProblem(quantity, line.product);
    return isOrderable ? [] : [{ at, message: 'is no quantity from one' }];
  });
  if (issues.length > 0) throw invalid(issues.map(({ at, message }) => [`lines.${at}.quantity`, message]));
  const byNumber = new Map(wanted.map(({ lineNumber, quantity }) => [lineNumber, quantity]));
  return lines.map((_, at) => byNumber.get(at + 1));
}

/** Something is ordered, something is not, and what waits on can be ordered. @throws DomainError INVALID */
function checkPart(taken: readonly PartLine[], left: readonly PartLine[]): void {
  if (taken.every((line) => line.taken === line.quantity)) throw invalid([['lines', 'changes nothing']]);
  if (taken.every((line) => line.taken === 0)) throw invalid([['lines', 'choose at least one item']]);
  const odd = left.flatMap((line, at) =>
    line.taken > 0 && quantityProblem(line.taken, line.product) ? [`lines.${at}.quantity`] : [],
  );
  if (odd.length > 0) throw invalid(odd.map((path) => [path, 'leaves a rest that cannot be ordered']));
}

const invalid = (issues: readonly (readonly [string, string])[]): DomainError =>
  new DomainError(
    'INVALID',
    undefined,
    issues.map(([path, message]) => ({ path: `body.${path}`, message })),
  );

const lost = ({ sku, name }: HeldLine['product'], lineNumber: number): DomainError =>
  new DomainError('NOT_PURCHASABLE', { skus: [sku], lines: [{ lineNumber, name }] });

/** Promotions as of now, with the codes it was asked with. */
const promotionsOf = ({ held, accountId, companyId, email }: OrderApproval): PromotionAsk => ({
  buyer: promotionBuyerOf({ accountId, companyId }, email),
  codes: (held.facts.promotions ?? []).flatMap(({ code }) => code ?? []),
});

/** What was asked for with other lines, and what follows from them. */
function heldPart(
  { facts }: HeldOrder,
  { lines, totals, option, promoted, shippingRecord, tax }: OrderQuote,
): HeldOrder {
  return {
    facts: {
      ...facts,
      ...totals,
      promotions: promoted.uses,
      transitDays: option.transitDays,
      shippingRecord,
      taxLines: taxLinesOf(tax),
      ratesVersion: tax.ratesVersion,
    },
    taxComplete: tax.complete,
    taxRecord: taxRecordOf(
      tax,
      lines.map(({ id }) => id),
    ),
    lines: lines.map(({ id, product, quantity, unitPrice, gift }) => ({
      product,
      isGift: gift !== undefined,
      quantity,
      unitPrice,
      discount: discountOfLine(promoted, id),
      tax: taxOfLine(tax, id),
    })),
  };
}
