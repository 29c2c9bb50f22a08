import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { invoicesApi } from '../../api/invoices.endpoints.ts';
import { invoicesQuery } from './invoices-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = invoicesQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, invoicesApi.endpoints.salesListMyInvoices.initiate({ query }, fresh));
  return null;
}
