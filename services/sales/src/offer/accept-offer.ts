import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAcceptOffer, salesSelectOfferLines } from '@gantry/contracts/endpoints/offers';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { SelectedOffer } from '@gantry/contracts/schemas/offer';
import type { PriceRecord } from '@gantry/contracts/schemas/shipping';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';
import { isPaidOnline, needsPoNumber, poNumberNeeded } from '@gantry/contracts/schemas/order';
import { isStaff } from '@gantry/domain/roles';
import { promisedDays } from '@gantry/domain/business-days';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { taxRecordOf } from '../checkout/order-quote.ts';
import { taxLinesOf } from '../order/tax-lines.ts';
import { WriteOrder, type OrderPlan, type PlacedOrder } from '../checkout/write-order.ts';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { CustomerInquiries, type Key } from '../inquiry/customer-inquiries.ts';
import { fileRecordOf } from '../inquiry/file-record-of.ts';
import { tellStore } from '../inquiry/inquiry-mail.ts';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import type { Actor } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { orderFilesOf } from '../order/order-files-of.ts';
import type { BookedOn } from '../shared/cost-centers.ts';
import { localNamesOf, PriceBook, type Prices } from '../shared/price-book.ts';
import { deliveryOf } from '../shared/promise.ts';
import { depositOf } from './deposit.ts';
import { checkOpen } from './offer-blocker.ts';
import type { Offer, OfferLine } from './offer.entity.ts';
import { OfferRepository } from './offer.repository.ts';
import { isLost } from './offered-lines.ts';
import { customerOf, PriceOffer } from './price-offer.ts';

export type Acceptance = ValidRequestOf<typeof salesAcceptOffer>['body'];
type Selection = ValidRequestOf<typeof salesSelectOfferLines>['body'];

/** What is accepted: the whole offer at the amounts that were sent, or some of its lines at amounts of their own. */
interface AcceptedAmounts {
  readonly lines: readonly { readonly line: OfferLine; readonly tax: number }[];
  readonly totals: Offer['totals'];
  readonly taxLines: Offer['taxLines'];
  readonly taxComplete: boolean;
  readonly ratesVersion: string;
  readonly taxRecord: TaxRecord | null;
  readonly shippingRecord: PriceRecord | null;
}

/** An acceptance that could go through now. */
export interface PlannedAcceptance {
  readonly offer: Offer;
  readonly plan: OrderPlan;
  /** how much of the offer it is, for the timeline; empty for all of it */
  readonly part: string;
}

/** Accepts offers, whole or where they allow it in part; another's does not exist for the one who asks. */
@Injectable()
export class AcceptOffer {
  constructor(
    private readonly inquiries: CustomerInquiries,
    private readonly offers: OfferRepository,
    private readonly prices: PriceBook,
    private readonly pricing: PriceOffer,
    private readonly orders: WriteOrder,
    private readonly files: RecordFiles,
  ) {}

  /**
   * What some lines cost at the prices of the offer.
   * @throws DomainError NOT_FOUND, WRONG_STATE with the blocker, INVALID for lines it does not have or a part it does not
   * allow, NOT_PURCHASABLE, SHIPPING_UNAVAILABLE
   */
  async selectLines(call: Call, key: Key, { revision, lines }: Selection): Promise<SelectedOffer> {
    const inquiry = await this.inquiries.findReadable(call, key);
    const offer = checkOpen(inquiry, await this.offers.findNewest(inquiry), revision);
    const chosen = chosenLines(offer, lines);
    const { totals } = await this.amountsOf(inquiry, offer, chosen, await this.productsOf(inquiry, chosen));
    return { totals, deposit: depositOf(totals.grandTotal, offer.depositPercent) };
  }

  /**
   * Turns the offer into an order in one transaction. Who accepts twice gets the same order.
   * @throws DomainError NOT_FOUND, WRONG_STATE with the blocker, NOT_PURCHASABLE naming lines that are gone, INVALID for
   * payment terms without a purchase order number, a part that the offer does not allow, or a purchase order's file that
   * did not arrive, PRICE_CHANGED where they cost something else than was seen
   */
  async acceptOffer(call: Call, key: Key, form: Acceptance): Promise<PlacedOrder> {
    const accepted = await this.acceptedBefore(call, key, form.revision);
    if (accepted) return accepted;
    return this.inquiries.changeOnce(call, key, 'accept', form, async (em, inquiry, actor) => {
      const { plan, ...planned } = await this.planAcceptance(call, inquiry, form);
      const byLink = { ...plan, isByLink: isByLink(call, inquiry) };
      const order = await this.placeAcceptance(em, { inquiry, form, actor }, { ...planned, plan: byLink });
      return { number: order.number, token: order.token };
    });
  }

  /**
   * The order that the offer of a locked quote becomes if it is accepted so.
   * @param heldOn what it is booked on, where that was chosen and checked when it was asked for
   * @throws DomainError as `acceptOffer`
   */
  async planAcceptance(
    call: Call,
    inquiry: Inquiry,
    form: Acceptance,
    heldOn?: BookedOn,
  ): Promise<PlannedAcceptance> {
    const offer = checkOpen(inquiry, await this.offers.findNewest(inquiry), form.revision);
    checkPoNumber(offer, form);
    checkService(offer, form);
    const chosen = chosenLines(offer, form.lines);
    const products = await this.productsOf(inquiry, chosen);
    const amounts = await this.amountsOf(inquiry, offer, chosen, products);
    checkTotal(offer, form, amounts);
    const bookedOn = heldOn ?? (await this.orders.bookFor(call, inquiry, form.costCenterId));
    const part =
      chosen.length < offer.lines.length ? `, ${chosen.length} of ${offer.lines.length} lines` : '';
    return { offer, part, plan: planOf({ call, inquiry, offer, form, products, amounts, bookedOn }) };
  }

  /** Writes it, and what it means for the quote; within the transaction. @throws DomainError as `acceptOffer` */
  async placeAcceptance(
    em: EntityManager,
    { inquiry, form, actor }: { readonly inquiry: Inquiry; readonly form: Acceptance; readonly actor: Actor },
    { plan, part }: PlannedAcceptance,
  ): Promise<Order> {
    const order = await this.orders.writePlan(plan);
    await this.keepPoFile(em, form, inquiry, order);
    inquiry.touch();
    const note = `${order.number}${part}`;
    await transitionInquiry(em, inquiry, { to: 'move-to-order', note, actor });
    inquiry.dueAt = null;
    await tellStore(em, inquiry, 'accepted', `${order.number.toUpperCase()}${part}`);
    return order;
  }

  /** The customer's own purchase order goes with the order. @throws DomainError INVALID at `body.poFile` */
  private async keepPoFile(em: EntityManager, { poFile }: Acceptance, inquiry: Inquiry, order: Order) {
    if (poFile === null) return;
    const isMoved = await this.files.moveFile(em, poFile, fileRecordOf(inquiry), orderFilesOf(order));
    if (!isMoved)
      throw new DomainError('INVALID', undefined, [{ path: 'body.poFile', message: 'did not arrive' }]);
  }

  /** The order this offer became already, for whoever may read it. */
  private async acceptedBefore(call: Call, key: Key, revision: number): Promise<PlacedOrder | null> {
    const inquiry = await this.inquiries.findReadable(call, key);
    if (inquiry.status !== 'move-to-order') return null;
    const offer = await this.offers.findNewest(inquiry);
    const order = offer?.revision === revision ? await this.offers.findOrder(offer) : null;
    return order && { number: order.number, token: order.token };
  }

  /** The amounts that were sent; for a part of the lines, what they cost at their prices, shipped for no more than all. */
  private async amountsOf(
    inquiry: Inquiry,
    offer: Offer,
    chosen: readonly OfferLine[],
    products: Prices,
  ): Promise<AcceptedAmounts> {
    if (chosen.length === offer.lines.length)
      return {
        ...wholeAmounts(offer),
        taxRecord:
          (await this.offers.findTaxRecord(offer)) ??
          (await this.pricing.findOldRecord(offer, products, customerOf(inquiry))),
        shippingRecord: await this.offers.findShippingRecord(offer),
      };
    const lines = chosen.flatMap((line) => {
      const product = products.get(line.sku);
      return product ? [{ ...asOffered(line), product }] : [];
    });
    const { shipTo, shippingService, shippingIsSet, shipping } = offer;
    const { totals, tax, ...priced } = await this.pricing.priceAt(lines, {
      customer: customerOf(inquiry),
      shipTo,
      shippingService,
      shippingAmount: shippingIsSet ? shipping : null,
      maxShipping: shipping,
    });
    const taxes = new Map(priced.lines.map((line) => [line.inquiryLineId, line.tax]));
    return {
      lines: chosen.map((line) => ({ line, tax: taxes.get(line.id) ?? 0 })),
      totals,
      taxLines: taxLinesOf(tax),
      taxComplete: tax.complete,
      ratesVersion: tax.ratesVersion,
      shippingRecord: priced.shippingRecord,
      taxRecord: taxRecordOf(
        tax,
        chosen.map(({ id }) => id),
      ),
    };
  }

  /** What the catalogue says of the products: only whether they still exist matters, prices are locked. */
  private async productsOf(inquiry: Inquiry, lines: readonly OfferLine[]): Promise<Prices> {
    const products = await this.prices.price(lines, inquiry.accountId ?? null);
    const lost = lines.filter(({ sku }) => isLost(products.get(sku)));
    if (lost.length === 0) return products;
    throw new DomainError('NOT_PURCHASABLE', {
      skus: lost.map(({ sku }) => sku),
      lines: lost.map(({ lineNumber, name }) => ({ lineNumber, name })),
    });
  }
}

/** A line as it is priced; told from the others by its own id. */
const asOffered = (line: OfferLine) => ({
  inquiryLineId: line.id,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  unitCost: line.unitCost ?? null,
  tax: line.tax,
  leadTimeDays: line.leadTimeDays ?? null,
  insteadOf: line.insteadOf ?? null,
  insteadOfSku: line.insteadOfSku ?? null,
});

const wholeAmounts = (offer: Offer): Omit<AcceptedAmounts, 'taxRecord' | 'shippingRecord'> => ({
  lines: offer.lines.getItems().map((line) => ({ line, tax: taxOf(offer, line) })),
  totals: offer.totals,
  taxLines: offer.retaxed ? taxLinesOf(offer.retaxed) : offer.taxLines,
  taxComplete: offer.taxComplete,
  ratesVersion: offer.ratesVersion,
});

const taxOf = ({ retaxed }: Offer, { lineNumber, tax }: OfferLine): number =>
  retaxed ? (retaxed.lines.find(({ id }) => id === String(lineNumber))?.amount ?? 0) : tax;

/** The lines meant, in their order; all where none are named. @throws DomainError INVALID at `body.lines` */
function chosenLines(offer: Offer, numbers: readonly number[] | null): OfferLine[] {
  const all = offer.lines.getItems();
  if (numbers === null) return all;
  const wrongLines = (message: string) =>
    new DomainError('INVALID', undefined, [{ path: 'body.lines', message }]);
  if (numbers.some((number) => !all.some(({ lineNumber }) => lineNumber === number)))
    throw wrongLines('names a line that the offer does not have');
  const chosen = all.filter(({ lineNumber }) => numbers.includes(lineNumber));
  if (chosen.length < all.length && !offer.allowsPartial) throw wrongLines('the offer holds as a whole only');
  return chosen;
}

/** Whoever chooses lines has seen what they cost; a total that is named is the true one. @throws DomainError PRICE_CHANGED */
function checkTotal(
  { grandTotal }: Offer,
  { lines, acceptedTotal }: Acceptance,
  { totals }: AcceptedAmounts,
): void {
  // an exemption that has ended meanwhile raised what was sent
  const isNamed = lines !== null || acceptedTotal !== null || totals.grandTotal > grandTotal;
  if (isNamed && acceptedTotal !== totals.grandTotal) throw new DomainError('PRICE_CHANGED', { totals });
}

/** Payment terms ask for a purchase order number here as they do at checkout. @throws DomainError INVALID */
function checkPoNumber({ paymentTerm }: Offer, { poNumber }: Acceptance): void {
  if (poNumber || !needsPoNumber(paymentTerm)) return;
  throw new DomainError('INVALID', undefined, [{ path: 'body.poNumber', message: poNumberNeeded }]);
}

/** By card or wallet nobody pays later. @throws DomainError INVALID */
function checkService({ paymentTerm }: Offer, { paymentService }: Acceptance): void {
  if (paymentTerm === 'advanced' || !isPaidOnline(paymentService)) return;
  const message = 'is paid at once, not on terms';
  throw new DomainError('INVALID', undefined, [{ path: 'body.paymentService', message }]);
}

interface Accepted {
  readonly call: Call;
  readonly inquiry: Inquiry;
  readonly offer: Offer;
  readonly form: Acceptance;
  readonly products: Prices;
  readonly amounts: AcceptedAmounts;
  readonly bookedOn: BookedOn;
}

/** The order an accepted offer becomes: its own amounts, terms, and place. */
function planOf({ call, inquiry, offer, form, products, amounts, bookedOn }: Accepted): OrderPlan {
  return {
    call,
    facts: {
      ...amounts.totals,
      ...bookedOn,
      depositDue: depositOf(amounts.totals.grandTotal, offer.depositPercent),
      cartId: null,
      offerId: offer.id,
      cartVersion: offer.revision,
      requestHash: '',
      accountId: inquiry.accountId ?? null,
      accountNumber: inquiry.accountNumber ?? null,
      company: inquiry.company ?? offer.shipTo.company ?? null,
      email: inquiry.email,
      name: inquiry.name,
      locale: inquiry.locale,
      poNumber: form.poNumber,
      note: null,
      shipTo: offer.shipTo,
      billTo: offer.shipTo,
      shippingService: offer.shippingService,
      transitDays: null,
      shippingRecord: amounts.shippingRecord,
      shipTogether: false,
      paymentTerm: offer.paymentTerm,
      paymentService: form.paymentService,
      taxLines: amounts.taxLines,
      ratesVersion: amounts.ratesVersion,
    },
    lines: (placedAt) => orderLines(amounts, products, placedAt),
    names: localNamesOf([...products.values()]),
    taxComplete: amounts.taxComplete,
    taxRecord: amounts.taxRecord,
    mayBackorder: true,
  };
}

/** Whether somebody else accepts by the link than the account that asked; staff answer for themselves. */
const isByLink = ({ caller }: Call, { accountId }: Inquiry): boolean =>
  !!accountId && caller.accountId !== accountId && !isStaff(caller.role);

interface OrderedProduct {
  readonly product: PricedLine;
  readonly placedAt: Date;
}

/** What the order has of each line whose product is still there. */
const orderLines = ({ lines }: AcceptedAmounts, products: Prices, placedAt: Date) =>
  lines.flatMap(({ line, tax }) => {
    const product = products.get(line.sku);
    return product ? [orderLine(line, tax, { product, placedAt })] : [];
  });

function orderLine(line: OfferLine, tax: number, { product, placedAt }: OrderedProduct) {
  const { quantity, unitPrice, leadTimeDays = null } = line;
  const dates =
    leadTimeDays === null
      ? deliveryOf(product, quantity, placedAt)
      : { ships: promisedDays([leadTimeDays, leadTimeDays], placedAt), parts: [] };
  return {
    product: { ...product, listPrice: line.listPrice ?? null, priceSource: 'offer' as const },
    quantity,
    unitPrice,
    tax,
    promise: dates.ships,
    parts: dates.parts,
  };
}
