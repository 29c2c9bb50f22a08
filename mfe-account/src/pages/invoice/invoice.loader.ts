import { load, notFound } from '@gantry/api-client';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { invoicesApi } from '../../api/invoices.endpoints.ts';
import { papersApi } from '../../api/papers.endpoints.ts';
import { paperCall } from './paper-call.ts';

/** One of the account's invoices. What cannot be a number is an unknown page without asking. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const number = params.number ?? '';
  if (!v.is(recordNumberSchema, number)) throw notFound(new URL(request.url).pathname);
  const call = { params: { number } };
  const fresh = { subscribe: false, forceRefetch: true };
  await Promise.all([
    load(context, invoicesApi.endpoints.salesGetMyInvoice.initiate(call, fresh)),
    load(context, papersApi.endpoints.salesGetPaper.initiate(paperCall(number), fresh)),
  ]);
  return null;
}
