import type { Address, AddressInput, SavedAddress } from '@gantry/contracts/schemas/address';
import { isSamePlace } from '@gantry/domain/company-addresses';

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

/** The entry of the book at the place of an address of the form, whoever receives there. */
export function savedAtPlaceOf(
  book: readonly SavedAddress[],
  address: Partial<AddressInput> | null | undefined,
): SavedAddress | undefined {
  const place = { line1: '', city: '', postalCode: '', country: '', ...address };
  return book.find((saved) => isSamePlace(saved.address, place));
}
