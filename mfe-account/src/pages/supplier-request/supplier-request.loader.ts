import { load, notFound } from '@gantry/api-client';
import { tokenSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { supplierApi } from '../../api/supplier.endpoints.ts';

/** What the link asks. What cannot be a token is an unknown page without asking. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const token = params.token ?? '';
  if (!v.is(tokenSchema, token)) throw notFound(new URL(request.url).pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, supplierApi.endpoints.salesGetSupplierRequest.initiate({ params: { token } }, fresh));
  return null;
}
