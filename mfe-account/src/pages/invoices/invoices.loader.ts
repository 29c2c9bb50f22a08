import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { invoicesApi } from '../../api/invoices.endpoints.ts';
import { checkInCompany } from '../../parts/check-in-company.ts';
import { invoicesQuery } from './invoices-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = invoicesQuery(new URL(request.url).searchParams);
  if ('buyer' in query) checkInCompany({ request, context }, 'read-company-records');
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, invoicesApi.endpoints.salesListMyInvoices.initiate({ query }, fresh));
  return null;
}
