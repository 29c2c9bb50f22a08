import { useUser } from '@gantry/api-client';
import { useMemo } from 'react';
import { useSalesGetCheckoutDefaultsQuery } from '../../api/purchase.endpoints.ts';
import type { KnownBuyer } from './purchase-values.ts';
import { useOpenAddresses } from '../../api/use-address-book.ts';
import { useOnlineWays } from './use-online-ways.ts';

/** What is known of the visitor before anything is entered; the loader has asked for it. */
export function useKnownBuyer(): KnownBuyer {
  const user = useUser();
  const { book, areOnlyOnes } = useOpenAddresses();
  const defaults = useSalesGetCheckoutDefaultsQuery(undefined, { skip: !user }).data;
  const online = useOnlineWays();
  return useMemo(
    () => ({
      user,
      book,
      last: lastOrder(defaults?.last ?? null, areOnlyOnes),
      terms: defaults?.paymentTerms ?? [],
      costCenters: defaults?.costCenters ?? [],
      online,
    }),
    [user, book, areOnlyOnes, defaults, online],
  );
}

/** Where the last order went says nothing while the company has orders sent to its own addresses only. */
const lastOrder = (last: KnownBuyer['last'], areOnlyOnes: boolean): KnownBuyer['last'] =>
  last && areOnlyOnes ? { ...last, shipTo: null, billTo: null } : last;
