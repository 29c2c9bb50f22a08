import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { approvalsApi } from '../../api/approvals.endpoints.ts';
import { checkInCompany } from '../../parts/check-in-company.ts';
import { listQuery } from '../../parts/list-query.ts';

/** For people of a company: what they have asked for, and what they may approve. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  checkInCompany({ request, context });
  const { page, size } = listQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, approvalsApi.endpoints.salesListApprovals.initiate({ query: { page, size } }, fresh));
  return null;
}
