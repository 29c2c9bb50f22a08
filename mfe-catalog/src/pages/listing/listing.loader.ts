import { load } from '@gantry/api-client';
import type { Listing } from '@gantry/contracts/schemas/catalog';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { addressOfRangeForm } from '../../features/facets/range-bounds.ts';
import { listingApi } from '../../features/listing-results/listing.endpoints.ts';
import type { WithHead } from '../../parts/head-of.ts';
import { queryOfAddress, readAddress } from '../../parts/listing-address.ts';
import { choicesOf } from '../../parts/listing-choices.ts';
import { breadcrumbData } from '../../parts/structured-data.ts';
import { pathOfParams } from '../../parts/use-listing-address.ts';
import { listingPath, productPath } from '../../urls.ts';

/**
 * Loads a listing. A sent range form becomes an address first; a search for exactly one part number leads straight to
 * its product, with and without scripts.
 */
export async function listingLoader({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<WithHead | Response> {
  const { search } = new URL(request.url);
  const path = pathOfParams(params);
  const ofForm = addressOfRangeForm(search);
  if (ofForm !== null) return redirect(listingPath(path, ofForm));
  const query = queryOfAddress(path, search);
  const listing = await load(context, listingApi.endpoints.catalogListProducts.initiate({ query }));
  if (listing.exactUri && query.q) return redirect(productPath(listing.exactUri));
  return { head: listingHead(listing, search) };
}

/** Searches and filtered listings are not for search engines; categories and brands are. */
function listingHead(
  { title, breadcrumb }: Pick<Listing, 'title' | 'breadcrumb'>,
  search: string,
): WithHead['head'] {
  const address = readAddress(search);
  const isNarrowed = choicesOf(address).some((choice) => choice.code !== 'brand');
  return {
    ...(address.q ? { title: address.q, noindex: true } : title ? { title } : {}),
    ...(isNarrowed ? { noindex: true } : {}),
    ...(breadcrumb.length ? { structuredData: [breadcrumbData(breadcrumb)] } : {}),
  };
}
