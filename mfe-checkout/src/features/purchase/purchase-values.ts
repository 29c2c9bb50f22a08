import type { User } from '@gantry/contracts/schemas/account';
import type { AddressInput, SavedAddress } from '@gantry/contracts/schemas/address';
import {
  offlinePaymentServices,
  type CheckoutDefaults,
  type PurchaseForm,
} from '@gantry/contracts/schemas/order';
import { addressValues } from '../../parts/address-values.ts';

/** The purchase as it stands in the form while it is being filled in. */
export type PurchaseValues = Omit<Partial<PurchaseForm>, 'shipTo' | 'billTo'> & {
  shipTo: Partial<AddressInput>;
  billTo: Partial<AddressInput> | null;
};

/** What is known of a signed-in buyer before anything is entered. */
export interface KnownBuyer {
  readonly user: User | null;
  readonly book: readonly SavedAddress[];
  readonly last: CheckoutDefaults['last'];
}

/** What the form begins with: of a signed-in buyer the default addresses, and shipping and payment of the last order. */
export function initialPurchase({ user, book, last }: KnownBuyer): PurchaseValues {
  const shipTo = book.find((saved) => saved.isDefaultShipping) ?? book[0];
  const billTo = book.find((saved) => saved.isDefaultBilling);
  const service = offlinePaymentServices.find((one) => one === last?.paymentService);
  return {
    email: user?.email,
    shipTo: shipTo ? addressValues(shipTo.address) : { country: 'US' },
    billTo: billTo && billTo.id !== shipTo?.id ? addressValues(billTo.address) : null,
    ...(last ? { shippingService: last.shippingService } : {}),
    paymentTerm: last?.paymentTerm ?? 'advanced',
    paymentService: service ?? 'check',
  };
}

/** What the preview needs to know of an address. */
export function destinationOf({ shipTo }: PurchaseValues) {
  return {
    country: shipTo.country ?? '',
    region: shipTo.region || null,
    postalCode: shipTo.postalCode ?? '',
  };
}
