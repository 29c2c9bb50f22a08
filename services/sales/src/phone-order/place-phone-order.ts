import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesPlacePhoneOrder } from '@gantry/contracts/endpoints/staff-checkout';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { taxOfLine, taxRecordOf } from '../checkout/order-quote.ts';
import { WriteOrder, type OrderPlan, type PlacedOrder } from '../checkout/write-order.ts';
import { actorOf } from '../order/actor.ts';
import type { NewLine } from '../order/new-line.ts';
import { taxLinesOf } from '../order/tax-lines.ts';
import { localNamesOf } from '../shared/price-book.ts';
import { datesOfPhone, DraftPhoneOrder, type PhoneOrder } from './draft-phone-order.ts';

type Request = ValidRequestOf<typeof salesPlacePhoneOrder>['body'];
interface TrailEntry {
  readonly field: string;
  readonly before: string | null;
  readonly after: string;
  readonly reason: string | null;
}

/** Places orders that customers say on the telephone; the trail says who took one, for whom, and why a price is another. */
@Injectable()
export class PlacePhoneOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly drafts: DraftPhoneOrder,
    private readonly writer: WriteOrder,
  ) {}

  /**
   * Once for a key.
   * @throws DomainError WRONG_STATE with the rules that ask for an approval, PRICE_CHANGED where the total is not the one
   *   that was read out, and all that drafting and writing it throw
   */
  placeOrder(call: Call, request: Request): Promise<PlacedOrder> {
    const scope = `place-phone-order:${call.caller.accountId ?? ''}`;
    const write = { scope, key: call.idempotencyKey ?? '', request };
    return idempotent(this.em, write, (em) => this.placeOnce(em, call, request));
  }

  private async placeOnce(
    em: EntityManager,
    call: Call,
    { form, acceptedTotal }: Request,
  ): Promise<PlacedOrder> {
    const drafted = await this.drafts.orderOf(call, form);
    const { hits, quote } = drafted;
    if (hits.length > 0) throw new DomainError('WRONG_STATE', { hits: [...hits] });
    if (quote.totals.grandTotal !== acceptedTotal)
      throw new DomainError('PRICE_CHANGED', { totals: quote.totals });
    const { number, token } = await this.writer.writePlan(planOf(call, drafted));
    for (const [index, entry] of trailOf(drafted).entries())
      await this.log(em, call, { number, index, entry });
    return { number, token };
  }

  private log(
    em: EntityManager,
    { caller, requestId }: Call,
    { number, index, entry }: { readonly number: string; readonly index: number; readonly entry: TrailEntry },
  ): Promise<void> {
    const { accountId, name, role } = actorOf(caller);
    const record = {
      at: new Date().toISOString(),
      actorId: accountId,
      actor: name,
      actorRole: role,
      entity: 'order',
      entityNumber: number,
      ...entry,
      requestId,
    };
    return publish(em, 'record.changed', record, { entity: `order:${number}`, version: `phone-${index}` });
  }
}

/** Who it was taken for, and each price that is not the store's; amounts in minor units. */
function trailOf({ form, customer, lines }: PhoneOrder): TrailEntry[] {
  const behalf = {
    field: 'placed on behalf of',
    before: null,
    after: customer.accountNumber ?? customer.email,
    reason: form.reason,
  };
  const prices = lines
    .filter(({ reason }) => reason !== null)
    .map(({ id, product, unitPrice, reason }) => ({
      field: `line ${id} price`,
      before: product.unitPrice === null ? null : String(product.unitPrice),
      after: String(unitPrice),
      reason,
    }));
  return [behalf, ...prices];
}

/** The order that it becomes, at the prices that were read out. */
function planOf(call: Call, order: PhoneOrder): OrderPlan {
  const { lines, quote } = order;
  return {
    call,
    facts: factsOf(call, order),
    lines: (placedAt) => orderLines(order, placedAt),
    names: localNamesOf(lines.map(({ product }) => product)),
    taxComplete: quote.tax.complete,
    taxRecord: taxRecordOf(
      quote.tax,
      lines.map(({ id }) => id),
    ),
    mayBackorder: false,
    // by the rules of the customer's company, whoever takes it
    isByLink: true,
  };
}

function factsOf({ caller }: Call, { form, customer, quote }: PhoneOrder): OrderPlan['facts'] {
  const { locale, poNumber, shipTo, paymentTerm, paymentService } = form;
  const { accountId, accountNumber, email, name } = customer;
  return {
    ...quote.totals,
    cartId: null,
    offerId: null,
    takenById: caller.accountId,
    depositDue: null,
    cartVersion: 0,
    requestHash: '',
    accountId,
    accountNumber,
    company: shipTo.company ?? customer.company,
    email,
    name,
    locale,
    poNumber,
    note: null,
    shipTo,
    billTo: shipTo,
    shippingService: quote.option.service,
    transitDays: quote.option.transitDays,
    shippingRecord: quote.shippingRecord,
    shipTogether: false,
    paymentTerm,
    paymentService,
    taxLines: taxLinesOf(quote.tax),
    ratesVersion: quote.tax.ratesVersion,
  };
}

function orderLines({ lines, quote }: Pick<PhoneOrder, 'lines' | 'quote'>, placedAt: Date): NewLine[] {
  const dates = new Map(datesOfPhone(quote, placedAt).map((line) => [line.lineId, line]));
  return lines.map(({ id, product, quantity, unitPrice, reason }) => ({
    product: reason === null ? product : { ...product, priceSource: 'offer' as const },
    quantity,
    unitPrice,
    tax: taxOfLine(quote.tax, id),
    promise: dates.get(id)?.ships ?? null,
    parts: dates.get(id)?.parts ?? [],
  }));
}
