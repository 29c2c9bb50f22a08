import { useUser } from '@gantry/api-client';
import { useSearchParams } from 'react-router';
import { ownProductQuery } from '../../parts/own-product-query.ts';
import { useCatalogListShipToQuery } from '../../api/arrival.endpoints.ts';
import { useSavedZip } from './saved-zip.ts';

/**
 * The ZIP code that delivery is estimated for until the reader enters one here: from the page's address (a form sent
 * without scripts), from an earlier entry, or from the default shipping address. Empty where none is known.
 */
export function useZip(): string {
  const user = useUser();
  const asked = useSearchParams()[0].get(ownProductQuery.zip) ?? '';
  const known = useSavedZip();
  const { data: addresses } = useCatalogListShipToQuery(undefined, { skip: !user || !!asked || !!known });
  const shipTo = addresses?.find(({ isDefaultShipping }) => isDefaultShipping)?.address;
  return asked || known || (user && shipTo?.country === 'US' ? shipTo.postalCode.slice(0, 5) : '');
}
