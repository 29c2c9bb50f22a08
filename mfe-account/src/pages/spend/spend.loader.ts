import { load, storeContext } from '@gantry/api-client';
import { mayActInCompany } from '@gantry/domain/company-roles';
import type { LoaderFunctionArgs } from 'react-router';
import { costCentersApi } from '../../api/cost-centers.endpoints.ts';
import { spendApi } from '../../api/spend.endpoints.ts';
import { checkInCompany } from '../../parts/check-in-company.ts';
import { spendQuery } from './spend-query.ts';

/** For those in a company who read its records; with what is left of its budgets for its admins. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  checkInCompany({ request, context }, 'read-company-records');
  const query = spendQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  const role = context.get(storeContext).getState().session.user?.companyRole;
  await Promise.all([
    load(context, spendApi.endpoints.salesGetCompanySpend.initiate({ query }, fresh)),
    ...(mayActInCompany('manage-people', role)
      ? [load(context, costCentersApi.endpoints.salesGetCompanyBudgets.initiate(undefined, fresh))]
      : []),
  ]);
  return null;
}
