import { tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { taxFilesApi } from '../../api/tax-files.endpoints.ts';
import { taxationApi } from '../../api/taxation.endpoints.ts';

/** Which ZIP codes are shown. */
export const zipFilters = ['all', 'ambiguous', 'chosen'] as const;

/** What the address asks for, as the call takes it. */
export function zipQuery(address: URLSearchParams) {
  const search = address.get('search')?.trim().slice(0, 80);
  const state = /^[A-Z]{2}$/.exec(address.get('state') ?? '')?.[0];
  const only = zipFilters.find((one) => one === address.get('only')) ?? ('all' as const);
  const page = /^[1-9]\d{0,5}$/.exec(address.get('page') ?? '')?.[0] ?? '1';
  return { page, only, ...(search ? { search } : {}), ...(state ? { state } : {}) };
}

/** The ZIP codes of the address; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = zipQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  const { taxationAdminListZips } = taxFilesApi.endpoints;
  const { taxationAdminGetRules } = taxationApi.endpoints;
  await Promise.all([
    tryLoad(context, taxationAdminListZips.initiate({ query }, fresh)),
    tryLoad(context, taxationAdminGetRules.initiate(undefined, fresh)),
  ]);
  return null;
}
