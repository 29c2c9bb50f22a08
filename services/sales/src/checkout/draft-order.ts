import { Injectable } from '@nestjs/common';
import { deliveryPlaceOf } from '@gantry/contracts/delivery-place';
import { shipsAfterPayment } from '@gantry/contracts/schemas/order';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { requestHash } from '@gantry/nest-kit/idempotency';
import type { CartOwner } from '../cart/cart-owner.ts';
import type { Available, CartState } from '../cart/cart.ts';
import { CartRepository } from '../cart/cart.repository.ts';
import { promotionBuyerOf } from '../promotion/promotion-buyer.ts';
import { CompanyPlaces } from '../shared/company-places.ts';
import { CostCenters } from '../shared/cost-centers.ts';
import { mayBeOrdered } from '../shared/purchasable.ts';
import { datesKey, datesOf, shownDates } from './line-dates.ts';
import type { OrderQuote } from './order-quote.ts';
import { termsFor } from '../credit/payment-terms.ts';
import { QuoteOrder } from './quote-order.ts';
import { shortagesOf } from './shortages.ts';
import type { OrderDraft, PlaceOrderRequest } from './write-order.ts';

/** Prices a cart on the server and compares it with what the buyer has accepted; writes nothing. */
@Injectable()
export class DraftOrder {
  constructor(
    private readonly carts: CartRepository,
    private readonly quotes: QuoteOrder,
    private readonly places: CompanyPlaces,
    private readonly costCenters: CostCenters,
  ) {}

  /**
   * Null where there is no cart.
   * @throws DomainError where the buyer has seen another cart, other prices or days, or something cannot be had
   */
  async draftOrder(call: Call, owner: CartOwner, request: PlaceOrderRequest): Promise<OrderDraft | null> {
    const { form } = request;
    const read = await this.carts.readCart(owner);
    if (!read) return null;
    const { cart, available } = read;
    checkTerms(call, form.paymentTerm);
    await this.checkCompanyPlaces(call, form);
    const bookedOn = await this.costCenters.chooseFor(
      call.caller,
      form.costCenterId,
      'body.form.costCenterId',
    );
    const quote = await this.quotes.quote(cart, promotionBuyerOf(call.caller, form.email), {
      place: deliveryPlaceOf(form.shipTo),
      service: form.shippingService,
      companyId: call.caller.companyId,
      withRecord: true,
    });
    checkPlace(quote);
    checkAccepted(cart, quote, request);
    checkDates(quote, request);
    checkStock(quote, available);
    return { call, request, requestHash: requestHash(request), cart, quote, bookedOn };
  }

  /** @throws DomainError INVALID at the address that is none of the company, where it wants its own only */
  private async checkCompanyPlaces(
    { caller }: Call,
    { shipTo, billTo }: PlaceOrderRequest['form'],
  ): Promise<void> {
    const refused = await this.places.refusedPlace(caller.companyId, { shipTo, billTo: billTo ?? shipTo });
    if (!refused) return;
    const issue = { path: `body.form.${refused}.line1`, message: 'is no address of the company' };
    throw new DomainError('INVALID', undefined, [issue]);
  }

  /** @throws DomainError CART_CHANGED where another cart has taken the place of what was drafted, else CART_EMPTY */
  async refuseGone(owner: CartOwner): Promise<never> {
    const now = await this.carts.readCart(owner);
    throw now
      ? new DomainError('CART_CHANGED', { cartVersion: now.cart.version })
      : new DomainError('CART_EMPTY');
  }
}

/** @throws DomainError CREDIT_EXCEEDED without a credit line, or while the account is on hold */
function checkTerms({ caller }: Call, term: PlaceOrderRequest['form']['paymentTerm']): void {
  if (!termsFor(caller).includes(term)) throw new DomainError('CREDIT_EXCEEDED');
}

/**
 * The form refuses a ZIP code of another state by its first digits; the table of ZIP codes knows each of them.
 * @throws DomainError INVALID at the ZIP code
 */
function checkPlace({ tax }: OrderQuote): void {
  if (!tax.lines.some(({ reason }) => reason === 'unknown-zip')) return;
  const issue = { path: 'body.form.shipTo.postalCode', message: 'is not a ZIP code of this state' };
  throw new DomainError('INVALID', undefined, [issue]);
}

/** Before anything is written, so that a sold-out product costs little; the check under lock comes last. */
function checkStock({ lines }: OrderQuote, available: Available): void {
  const shortages = shortagesOf(lines, available);
  if (shortages.length > 0) throw new DomainError('OUT_OF_STOCK', { lines: shortages });
}

/**
 * What is paid by check or transfer ships after the money has come, so no day is promised before.
 * @throws DomainError PROMISE_CHANGED when the buyer has seen other days
 */
function checkDates(quote: OrderQuote, { form, acceptedDates }: PlaceOrderRequest): void {
  if (acceptedDates === null || shipsAfterPayment(form)) return;
  const dates = datesOf({ ...quote, shipTogether: form.shipTogether }, new Date());
  if (datesKey(dates) !== acceptedDates) throw new DomainError('PROMISE_CHANGED', shownDates(dates));
}

/** Whether all gifts that a buyer has seen come along; one more than they have seen is no reason to ask again. */
function isGiven(lines: OrderQuote['lines'], accepted: PlaceOrderRequest['acceptedGifts']): boolean {
  const given = lines.filter(({ gift }) => gift);
  return (accepted ?? []).every(({ sku, quantity }) => {
    const units = given.filter(({ product }) => product.sku === sku).map((line) => line.quantity);
    return units.reduce((sum, one) => sum + one, 0) >= quantity;
  });
}

/** @throws DomainError when the buyer has seen another cart, other prices, or something that cannot be bought */
function checkAccepted(cart: CartState, { lines, totals }: OrderQuote, request: PlaceOrderRequest): void {
  const facts = { cartVersion: cart.version, totals };
  if (cart.version !== request.cartVersion) throw new DomainError('CART_CHANGED', facts);
  const bought = lines.filter(({ gift }) => !gift);
  const refused = bought.filter(({ product }) => !mayBeOrdered(product)).map(({ product }) => product.sku);
  const missing = cart.lines.filter(({ sku }) => !lines.some(({ product }) => product.sku === sku));
  const skus = [...refused, ...missing.map(({ sku }) => sku)];
  if (skus.length > 0) throw new DomainError('NOT_PURCHASABLE', { skus });
  if (totals.grandTotal !== request.acceptedTotal || !isGiven(lines, request.acceptedGifts))
    throw new DomainError('PRICE_CHANGED', facts);
}
