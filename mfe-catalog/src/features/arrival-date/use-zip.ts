import { useUser } from '@gantry/api-client';
import { shipToZip, useSavedZip } from '@gantry/forms/saved-zip';
import { useSearchParams } from 'react-router';
import { ownProductQuery } from '../../parts/own-product-query.ts';
import { useCatalogListShipToQuery } from '../../api/arrival.endpoints.ts';

/**
 * The ZIP code that delivery is estimated for until the reader enters one here: from the page's address (a form sent
 * without scripts), from an earlier entry, or from the default shipping address. Empty where none is known.
 */
export function useZip(): string {
  const user = useUser();
  const asked = useSearchParams()[0].get(ownProductQuery.zip) ?? '';
  const known = useSavedZip();
  const { data: addresses } = useCatalogListShipToQuery(undefined, { skip: !user || !!asked || !!known });
  return asked || known || (user ? shipToZip(addresses ?? []) : '');
}
