import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { PriceRecord } from '@gantry/contracts/schemas/shipping';
import type { PromisedDays } from '@gantry/domain/business-days';
import type { PromisedPart } from './line-delivery.ts';
import type { Order } from './order.entity.ts';

type Named = Partial<Pick<Order, 'takenById' | 'costCenterId' | 'costCenter' | 'promotions'>>;
/** Everything about an order that is fixed when it is placed. */
export type NewOrder = Named & { readonly shippingRecord: PriceRecord | null } & Pick<
    Order,
    | 'number'
    | 'cartId'
    | 'offerId'
    | 'cartVersion'
    | 'requestHash'
    | 'accountId'
    | 'accountNumber'
    | 'company'
    | 'companyId'
    | 'email'
    | 'name'
    | 'locale'
    | 'poNumber'
    | 'note'
    | 'shipTo'
    | 'billTo'
    | 'shippingService'
    | 'transitDays'
    | 'shipTogether'
    | 'paymentTerm'
    | 'paymentService'
    | 'creditApproved'
    | 'creditUse'
    | 'depositDue'
    | 'subtotal'
    | 'discount'
    | 'handlingFee'
    | 'shipping'
    | 'tax'
    | 'grandTotal'
    | 'taxLines'
    | 'ratesVersion'
    | 'placedAt'
  >;

/** A line as it is ordered: the product with the price it was shown. */
export interface NewLine {
  readonly product: PricedLine;
  readonly quantity: number;
  readonly unitPrice: number;
  /** what promotions take off all its units; nothing where it is left out */
  readonly discount?: number;
  readonly tax: number;
  readonly promise: PromisedDays | null;
  readonly parts: readonly PromisedPart[];
}
