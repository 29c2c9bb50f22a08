import { useUser } from '@gantry/api-client';
import type { PriceView } from '@gantry/contracts/schemas/catalog';
import { useEffect, useRef } from 'react';
import { useCatalogGetOwnPricesQuery } from '../api/own-prices.endpoints.ts';

/**
 * A public page is made once for everybody, so it holds no price for signed-in buyers. When the reader is signed in and a
 * product has such a price, or the reader is on a price list, this fetches it again with their session.
 */
export function usePersonalPrices(products: readonly { price: PriceView }[], refetch: () => unknown): void {
  const user = useUser();
  const asked = useRef(false);
  const { data: own } = useCatalogGetOwnPricesQuery(undefined, { skip: !user });
  const isHidden = products.some(({ price }) => price.visibility === 'signed-in' && price.unit === null);
  useEffect(() => {
    if (!user || !(isHidden || own?.hasLists) || asked.current) return;
    asked.current = true;
    refetch();
  }, [user, isHidden, own, refetch]);
}
