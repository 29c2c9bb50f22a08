import { useUser } from '@gantry/api-client';
import type { SavedAddress } from '@gantry/contracts/schemas/address';
import { useMemo } from 'react';
import { useIdentityListAddressesQuery, useSalesGetCheckoutDefaultsQuery } from './purchase.endpoints.ts';

const none: readonly SavedAddress[] = [];

/** What of an address book an order may go to. */
export interface OpenAddresses {
  readonly book: readonly SavedAddress[];
  /** whether it may go nowhere else: the company wants its own addresses only */
  readonly areOnlyOnes: boolean;
}

/** The address book of a signed-in buyer, with the addresses of their company; a guest has none. */
export function useAddressBook(): readonly SavedAddress[] {
  const user = useUser();
  return useIdentityListAddressesQuery(undefined, { skip: !user }).data ?? none;
}

/** The addresses of a signed-in buyer to which their company has orders sent; the loader has asked for its rule. */
export function useOpenAddresses(): OpenAddresses {
  const user = useUser();
  const book = useAddressBook();
  const defaults = useSalesGetCheckoutDefaultsQuery(undefined, { skip: !user }).data;
  const areOnlyOnes = defaults?.onlyCompanyAddresses ?? false;
  return useMemo(() => openAddresses(book, areOnlyOnes), [book, areOnlyOnes]);
}

/** Of a book, what an order may go to. */
export const openAddresses = (book: readonly SavedAddress[], areOnlyOnes: boolean): OpenAddresses => ({
  book: areOnlyOnes ? book.filter(({ isOfCompany }) => isOfCompany) : book,
  areOnlyOnes,
});
