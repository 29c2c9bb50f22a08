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

/** What the form begins with: of a signed-in buyer the usual addresses, and shipping and payment of the last order. */
export function initialPurchase(known: KnownBuyer): PurchaseValues {
  const { user, last } = known;
  return {
    email: user?.email,
    ...initialAddresses(known),
    ...(last ? { shippingService: last.shippingService } : {}),
    ...initialPayment(known),
    costCenterId: usualCostCenter(known),
  };
}

/** The default addresses, their own before the company’s; those of the last order where the book is empty. */
function initialAddresses({ book, last }: KnownBuyer): Pick<PurchaseValues, 'shipTo' | 'billTo'> {
  const shipTo = usualAddress(book, 'shipping') ?? book[0];
  if (!shipTo) return lastAddresses(last);
  const billTo = usualAddress(book, 'billing');
  return {
    shipTo: addressValues(shipTo.address),
    billTo: billTo && billTo.id !== shipTo.id ? addressValues(billTo.address) : null,
  };
}

function lastAddresses(last: KnownBuyer['last']): Pick<PurchaseValues, 'shipTo' | 'billTo'> {
  if (!last?.shipTo) return { shipTo: { country: 'US' }, billTo: null };
  const [shipTo, billTo] = [addressValues(last.shipTo), addressValues(last.billTo ?? last.shipTo)];
  return { shipTo, billTo: JSON.stringify(billTo) === JSON.stringify(shipTo) ? null : billTo };
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
