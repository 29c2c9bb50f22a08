import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { spendApi } from '../../api/spend.endpoints.ts';
import { checkInCompany } from '../../parts/check-in-company.ts';
import { spendQuery } from './spend-query.ts';

/** For those in a company who read its records. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  checkInCompany({ request, context }, 'read-company-records');
  const query = spendQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, spendApi.endpoints.salesGetCompanySpend.initiate({ query }, fresh));
  return null;
}
