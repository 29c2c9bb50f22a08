import { failureOf, notFound, tryLoad } from '@gantry/api-client';
import { uuidSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { priceListsApi } from '../../api/price-lists.endpoints.ts';

/** The list of the address, or none where one is drawn up; an unknown one is an unknown page. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  const { id } = params;
  if (id === 'new') return null;
  if (!v.is(uuidSchema, id)) throw notFound(pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  const { catalogAdminGetPriceList } = priceListsApi.endpoints;
  const { error } = await tryLoad(context, catalogAdminGetPriceList.initiate({ params: { id } }, fresh));
  if (failureOf(error)?.code === 'NOT_FOUND') throw notFound(pathname);
  return null;
}
