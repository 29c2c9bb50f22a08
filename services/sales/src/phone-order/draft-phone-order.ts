import { Injectable } from '@nestjs/common';
import { deliveryPlaceOf } from '@gantry/contracts/delivery-place';
import type { RuleHit } from '@gantry/contracts/schemas/offer-approval';
import type { PhoneOrderDraft } from '@gantry/contracts/schemas/phone-order';
import { costRoles, isOneOfRoles, ownPriceRoles } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { datesOf, type LineDates } from '../checkout/line-dates.ts';
import type { OrderQuote } from '../checkout/order-quote.ts';
import { QuoteOrder } from '../checkout/quote-order.ts';
import { ApprovalRules } from '../offer/approval-rules.ts';
import { findCustomer, type PhoneCustomer } from './phone-customer.ts';
import type { PhoneForm } from './phone-form.ts';
import { PricePhoneLines, type PhoneLine } from './price-phone-lines.ts';

/** An order by telephone with all that is known before it is written. */
export interface PhoneOrder {
  readonly form: PhoneForm;
  readonly customer: PhoneCustomer;
  readonly lines: readonly PhoneLine[];
  readonly quote: OrderQuote;
  /** rules for offers that its taker's own prices would need an approval by */
  readonly hits: readonly RuleHit[];
}

/** Prices orders by telephone as a checkout does; nothing of what a browser says is believed but prices that may be set. */
@Injectable()
export class DraftPhoneOrder {
  constructor(
    private readonly client: ContractClient,
    private readonly pricing: PricePhoneLines,
    private readonly quotes: QuoteOrder,
    private readonly rules: ApprovalRules,
  ) {}

  /** @throws DomainError as {@link orderOf} */
  async draftOrder(call: Call, form: PhoneForm): Promise<PhoneOrderDraft> {
    const { customer, lines, quote, hits } = await this.orderOf(call, form);
    const { accountNumber, name, email, company } = customer;
    const seesCost = isOneOfRoles(costRoles, call.caller.role);
    const dates = new Map(datesOfPhone(quote, new Date()).map((line) => [line.lineId, line]));
    return {
      customer: { accountNumber, name, email, company },
      lines: lines.map(({ id, product, quantity, unitPrice, unitCost }) => ({
        sku: product.sku,
        name: product.name,
        quantity,
        usualPrice: product.unitPrice,
        unitPrice,
        ...(seesCost ? { unitCost } : {}),
        promise: dates.get(id)?.ships ?? null,
      })),
      options: [...quote.options],
      shippingService: quote.option.service,
      totals: quote.totals,
      taxComplete: quote.tax.complete,
      hits: [...hits],
    };
  }

  /**
   * What was ordered, priced now.
   * @throws DomainError NOT_PERMITTED for a price of one's own without the right to set it, INVALID at what is not ours,
   *   OUT_OF_STOCK, SHIPPING_UNAVAILABLE
   */
  async orderOf({ caller }: Call, form: PhoneForm): Promise<PhoneOrder> {
    const hasOwnPrice = form.lines.some(({ unitPrice, unitCost }) => unitPrice !== null || unitCost !== null);
    if (hasOwnPrice && !isOneOfRoles(ownPriceRoles, caller.role)) throw new DomainError('NOT_PERMITTED');
    const customer = await findCustomer(this.client, form);
    const lines = await this.pricing.priceLines(form, customer.accountId);
    const quote = await this.quotes.quoteLines(lines, customer.accountId, {
      place: deliveryPlaceOf(form.shipTo),
      service: form.shippingService,
      companyId: customer.companyId,
      withRecord: true,
    });
    return { form, customer, lines, quote, hits: await this.hitsOf(lines, quote) };
  }

  /** Of the lines whose price was set: what the store asks of this customer needs nobody's approval. */
  private hitsOf(lines: readonly PhoneLine[], { totals }: OrderQuote): Promise<RuleHit[]> {
    const own = lines.filter(({ reason }) => reason !== null);
    return own.length === 0 ? Promise.resolve([]) : this.rules.hitsOf({ lines: own, totals });
  }
}

/** The days of the lines if they are ordered at a moment. */
export const datesOfPhone = (quote: OrderQuote, ordered: Date): LineDates[] =>
  datesOf({ ...quote, shipTogether: false }, ordered);
