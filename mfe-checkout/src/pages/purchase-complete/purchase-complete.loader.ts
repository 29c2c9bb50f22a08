import { load, notFound } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { purchaseApi } from '../../api/purchase.endpoints.ts';
import { confirmationRequest } from './confirmation-request.ts';

/** The order just placed, for its owner or whoever holds its token; without a number there is no such page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const url = new URL(request.url);
  const wanted = confirmationRequest(url.searchParams);
  if (!wanted) throw notFound(url.pathname);
  await load(context, purchaseApi.endpoints.salesGetConfirmation.initiate(wanted, { subscribe: false }));
  return null;
}
