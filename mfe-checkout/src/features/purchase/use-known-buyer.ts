import { useUser } from '@gantry/api-client';
import { useMemo } from 'react';
import { useSalesGetCheckoutDefaultsQuery } from '../../api/purchase.endpoints.ts';
import type { KnownBuyer } from './purchase-values.ts';
import { useAddressBook } from './use-address-book.ts';

/** What is known of the visitor before anything is entered; the loader has asked for it. */
export function useKnownBuyer(): KnownBuyer {
  const user = useUser();
  const book = useAddressBook();
  const last = useSalesGetCheckoutDefaultsQuery(undefined, { skip: !user }).data?.last ?? null;
  return useMemo(() => ({ user, book, last }), [user, book, last]);
}
