import type { User } from '@gantry/contracts/schemas/account';
import type { Address, AddressInput, SavedAddress } from '@gantry/contracts/schemas/address';
import {
  offlinePaymentServices,
  type CheckoutDefaults,
  type PurchaseForm,
} from '@gantry/contracts/schemas/order';

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

/** An address of the book as form values; what is empty there is empty here. */
export function addressValues(address: Address): Partial<AddressInput> {
  const entries = Object.entries(address).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}

const addressParts = [
  'attention',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
] as const satisfies readonly (keyof AddressInput)[];

/** The entry of the book that an address of the form is, as long as nothing of it was changed. */
export function savedAs(
  book: readonly SavedAddress[],
  address: Partial<AddressInput> | null | undefined,
): SavedAddress | undefined {
  const textOf = (values: Partial<AddressInput>) =>
    JSON.stringify(addressParts.map((part) => values[part] || null));
  return address ? book.find((saved) => textOf(saved.address) === textOf(address)) : undefined;
}

/** What the preview needs to know of an address. */
export function destinationOf({ shipTo }: PurchaseValues) {
  return {
    country: shipTo.country ?? '',
    region: shipTo.region || null,
    postalCode: shipTo.postalCode ?? '',
  };
}
