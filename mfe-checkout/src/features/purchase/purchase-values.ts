import { deliveryPlaceOf, type DeliveryPlace } from '@gantry/contracts/delivery-place';
import type { User } from '@gantry/contracts/schemas/account';
import type { AddressInput, SavedAddress } from '@gantry/contracts/schemas/address';
import {
  isPaidOnline,
  purchasePaymentServices,
  type CheckoutDefaults,
  type PurchaseForm,
} from '@gantry/contracts/schemas/order';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import { usualAddress } from '@gantry/domain/company-addresses';
import { addressValues } from '../../parts/address-values.ts';

/** The purchase as it stands in the form while it is being filled in. */
export type PurchaseValues = Omit<Partial<PurchaseForm>, 'shipTo' | 'billTo'> & {
  shipTo: Partial<AddressInput>;
  billTo: Partial<AddressInput> | null;
};

/** What is known of a signed-in buyer before anything is entered. */
export interface KnownBuyer {
  readonly user: User | null;
  /** what their orders may go to */
  readonly book: readonly SavedAddress[];
  readonly last: CheckoutDefaults['last'];
  /** what their company books orders on, of those they order for */
  readonly costCenters: CheckoutDefaults['costCenters'];
  /** terms they may choose, their own first */
  readonly terms: CheckoutDefaults['paymentTerms'];
  /** the ways to pay online that are offered */
  readonly online: readonly OnlinePaymentService[];
}

/** What the form begins with: of a signed-in buyer the default addresses, their own before the company’s, and shipping and payment of the last order. */
export function initialPurchase(known: KnownBuyer): PurchaseValues {
  const { user, book, last } = known;
  const shipTo = usualAddress(book, 'shipping') ?? book[0];
  const billTo = usualAddress(book, 'billing');
  return {
    email: user?.email,
    shipTo: shipTo ? addressValues(shipTo.address) : { country: 'US' },
    billTo: billTo && billTo.id !== shipTo?.id ? addressValues(billTo.address) : null,
    ...(last ? { shippingService: last.shippingService } : {}),
    ...initialPayment(known),
    costCenterId: usualCostCenter(known),
  };
}

/** The one of the last order, while they still order for it; else the only one there is. */
function usualCostCenter({ last, costCenters }: KnownBuyer): string {
  const before = costCenters.find(({ id }) => id === last?.costCenterId);
  return (before ?? (costCenters.length === 1 ? costCenters[0] : undefined))?.id ?? '';
}

/** How they paid last, as far as it is still offered; else on their own terms, or by card. */
function initialPayment({ last, terms, online }: KnownBuyer) {
  const [first = 'advanced'] = terms;
  const isStillOffered = last !== null && (terms.length === 0 || terms.includes(last.paymentTerm));
  const paymentTerm = isStillOffered ? last.paymentTerm : first;
  const paid = purchasePaymentServices.find((one) => one === last?.paymentService);
  const offered = paymentTerm === 'advanced' ? online : [];
  const isOffered = paid !== undefined && (!isPaidOnline(paid) || offered.includes(paid));
  return { paymentTerm, paymentService: isOffered ? paid : (offered[0] ?? ('check' as const)) };
}

/** What the preview needs to know of an address. */
export const destinationOf = ({ shipTo }: PurchaseValues): DeliveryPlace => deliveryPlaceOf(shipTo);
