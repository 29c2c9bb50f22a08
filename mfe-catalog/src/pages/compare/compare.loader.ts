import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { readCompareAddress } from '../../features/compare/compare-address.ts';
import { compareApi } from '../../api/compare.endpoints.ts';
import type { WithHead } from '../../parts/head-of.ts';

/** Loads the products of the address. Everybody compares something else: no page for search engines. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<WithHead> {
  const { skus } = readCompareAddress(new URL(request.url).search);
  if (skus.length > 0) {
    const query = { sku: skus.join(',') };
    await load(context, compareApi.endpoints.catalogCompareProducts.initiate({ query }));
  }
  return { head: { noindex: true } };
}
