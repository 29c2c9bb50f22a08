import type { Offer as OfferView, OfferLine as OfferLineView } from '@gantry/contracts/schemas/offer';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { depositOf } from './deposit.ts';
import { offerBlocker } from './offer-blocker.ts';
import type { NewOfferLine, Offer, OfferLine } from './offer.entity.ts';

/** The newest offer as its customer and staff read it. */
export function offerView(inquiry: Inquiry, offer: Offer, order: OfferView['order']): OfferView {
  return {
    number: inquiry.number,
    revision: offer.revision,
    sentAt: offer.sentAt.toISOString(),
    validUntil: offer.validUntil,
    shipTo: offer.shipTo,
    shippingService: offer.shippingService,
    paymentTerm: offer.paymentTerm,
    note: offer.note ?? null,
    depositPercent: offer.depositPercent ?? null,
    deposit: depositOf(offer.totals.grandTotal, offer.depositPercent),
    allowsPartial: offer.allowsPartial,
    totals: offer.totals,
    lines: offer.lines.getItems().map(sentLine),
    blocker: offerBlocker(inquiry, offer, offer.revision),
    order: order && { number: order.number, token: order.token },
  };
}

const sentLine = (line: OfferLine): OfferLineView => ({
  lineNumber: line.lineNumber,
  sku: line.sku,
  uri: line.uri,
  name: line.name,
  brand: line.brand ?? null,
  partNumber: line.partNumber,
  quantity: line.quantity,
  unitOfMeasure: line.unitOfMeasure,
  listPrice: line.listPrice ?? null,
  unitPrice: line.unitPrice,
  total: line.unitPrice * line.quantity,
  leadTimeDays: line.leadTimeDays ?? null,
  insteadOf: line.insteadOf ?? null,
  insteadOfSku: line.insteadOfSku ?? null,
});

/** A line of an offer that is being drawn up. */
export const draftLine = (line: NewOfferLine, index: number): OfferLineView => ({
  lineNumber: index + 1,
  sku: line.product.sku,
  uri: line.product.uri,
  name: line.product.name,
  brand: line.product.brand,
  partNumber: line.product.partNumber,
  quantity: line.quantity,
  unitOfMeasure: line.product.unitOfMeasure,
  listPrice: line.product.listPrice,
  unitPrice: line.unitPrice,
  total: line.unitPrice * line.quantity,
  leadTimeDays: line.leadTimeDays,
  insteadOf: line.insteadOf,
  insteadOfSku: line.insteadOfSku,
});
