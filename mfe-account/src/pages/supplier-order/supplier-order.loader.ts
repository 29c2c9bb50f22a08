import { load, notFound } from '@gantry/api-client';
import { tokenSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { supplierOrderApi } from '../../api/supplier-order.endpoints.ts';

/** The purchase order of the link. What cannot be a token is an unknown page without asking. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const token = params.token ?? '';
  if (!v.is(tokenSchema, token)) throw notFound(new URL(request.url).pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(
    context,
    supplierOrderApi.endpoints.salesGetSupplierOrder.initiate({ params: { token } }, fresh),
  );
  return null;
}
