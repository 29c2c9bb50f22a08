import type { User } from '@gantry/contracts/schemas/account';
import type { Address, AddressInput } from '@gantry/contracts/schemas/address';
import type { PurchaseForm } from '@gantry/contracts/schemas/order';

/** The purchase as it stands in the form while it is being filled in. */
export type PurchaseValues = Omit<Partial<PurchaseForm>, 'shipTo' | 'billTo'> & {
  shipTo: Partial<AddressInput>;
  billTo: Partial<AddressInput> | null;
};

/** What the form begins with; a signed-in buyer's e-mail is known. */
export function initialPurchase(user: User | null): PurchaseValues {
  return {
    email: user?.email,
    shipTo: { country: 'US' },
    billTo: null,
    paymentTerm: 'advanced',
    paymentService: 'check',
  };
}

/** An address of the book as form values; what is empty there is empty here. */
export function addressValues(address: Address): Partial<AddressInput> {
  const entries = Object.entries(address).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}

/** What the preview needs to know of an address. */
export function destinationOf({ shipTo }: PurchaseValues) {
  return {
    country: shipTo.country ?? '',
    region: shipTo.region || null,
    postalCode: shipTo.postalCode ?? '',
  };
}
