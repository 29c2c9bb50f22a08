import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { requestsApi } from '../../api/requests.endpoints.ts';
import { listQuery } from '../../parts/list-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { page, size } = listQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  const call = requestsApi.endpoints.salesListMyRequests.initiate({ query: { page, size } }, fresh);
  await load(context, call);
  return null;
}
