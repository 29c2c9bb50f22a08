import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesPreviewCheckout } from '@gantry/contracts/endpoints/sales';
import type { CheckoutPreview } from '@gantry/contracts/schemas/order';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { ownerOf } from '../cart/cart-owner.ts';
import { CartRepository } from '../cart/cart.repository.ts';
import { giftViewOf } from '../promotion/gift-line.ts';
import { promotionBuyerOf } from '../promotion/promotion-buyer.ts';
import { CompanyRule } from '../shared/company-rule.ts';
import { datesOf, shownDates } from './line-dates.ts';
import { termsFor } from '../credit/payment-terms.ts';
import { boughtSkus } from './order-quote.ts';
import { QuoteOrder } from './quote-order.ts';

type Request = ValidRequestOf<typeof salesPreviewCheckout>['body'];

/** Shows what an order would cost at an address, without keeping anything. */
@Injectable()
export class PreviewCheckout {
  constructor(
    private readonly carts: CartRepository,
    private readonly quotes: QuoteOrder,
    private readonly companyRule: CompanyRule,
  ) {}

  async preview(
    call: Call,
    { shippingService, shipTogether, costCenterId, email, ...place }: Request,
  ): Promise<CheckoutPreview> {
    const owner = ownerOf(call);
    const read = await this.carts.readCart(owner);
    if (!read) throw new DomainError('CART_EMPTY');
    const { cart } = read;
    const quote = await this.quoteOrFirst(cart, promotionBuyerOf(call.caller, email), {
      place,
      service: shippingService,
      companyId: call.caller.companyId,
    });
    return {
      cartVersion: cart.version,
      totals: quote.totals,
      promotions: [...quote.promoted.shown],
      gifts: quote.lines.flatMap(giftViewOf),
      options: [...quote.options],
      asks: [...quote.asks],
      shippingService: quote.option.service,
      taxComplete: quote.tax.complete,
      paymentTerms: termsFor(call.caller),
      approval: await this.companyRule.previewFor(call.caller, {
        total: quote.totals.grandTotal ?? 0,
        place,
        skus: boughtSkus(quote.lines),
        costCenterId,
      }),
      ...shownDates(datesOf({ ...quote, shipTogether }, new Date())),
    };
  }

  /** A service that does not go to the new address gives way to the first that does. */
  private async quoteOrFirst(...[cart, buyer, to]: Parameters<QuoteOrder['quote']>) {
    try {
      return await this.quotes.quote(cart, buyer, to);
    } catch (error) {
      const isRefused = error instanceof DomainError && error.code === 'SHIPPING_UNAVAILABLE';
      if (!isRefused || to.service === null) throw error;
      return this.quotes.quote(cart, buyer, { ...to, service: null });
    }
  }
}
