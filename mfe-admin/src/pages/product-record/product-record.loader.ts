import { failureOf, notFound, tryLoad } from '@gantry/api-client';
import { skuSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { productsApi } from '../../api/products.endpoints.ts';

/** The product of the address; an unknown one is an unknown page. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  const { sku = '' } = params;
  if (!v.is(skuSchema, sku)) throw notFound(pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  const { catalogAdminGetProduct } = productsApi.endpoints;
  const { error } = await tryLoad(context, catalogAdminGetProduct.initiate({ params: { sku } }, fresh));
  if (failureOf(error)?.code === 'NOT_FOUND') throw notFound(pathname);
  return null;
}
