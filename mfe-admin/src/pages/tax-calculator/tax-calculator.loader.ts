import { tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { taxFilesApi } from '../../api/tax-files.endpoints.ts';

/** The order the address asks about; empty without one. */
export const orderOf = (address: URLSearchParams): string =>
  /^[a-z]?-?[0-9][0-9a-z-]*$/.exec(address.get('order')?.trim().toLowerCase() ?? '')?.[0]?.slice(0, 40) ?? '';

/** The kept calculation of the order in the address. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const number = orderOf(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  const { taxationAdminReplayOrder } = taxFilesApi.endpoints;
  if (number) await tryLoad(context, taxationAdminReplayOrder.initiate({ params: { number } }, fresh));
  return null;
}
