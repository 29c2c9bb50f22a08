import { tryLoad } from '@gantry/api-client';
import { adminRequestsPath } from '@gantry/contracts/addresses/admin';
import { adminRequestSorts, requestQueues, type RequestQueue } from '@gantry/contracts/schemas/order-request';
import type { LoaderFunctionArgs } from 'react-router';
import { requestsApi } from '../../api/requests.endpoints.ts';
import { sortIn } from '../../parts/table-filter/sorted-columns.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

/** What the address asks for, as the call takes it. */
export function requestListQuery(address: URLSearchParams) {
  const queue: RequestQueue = requestQueues.find((one) => one === address.get('queue')) ?? 'open';
  const search = address.get('search')?.trim().slice(0, 80) ?? '';
  const page = /^[1-9]\d{0,5}$/.exec(address.get('page') ?? '')?.[0] ?? '1';
  const sort = sortIn(address, adminRequestSorts, '');
  return { queue, page, ...(search ? { search } : {}), ...(sort ? { sort } : {}) };
}

/** The requests of the address; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = requestListQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  await Promise.all([
    loadViews({ request, context }, 'requests', { path: adminRequestsPath() }),
    tryLoad(context, requestsApi.endpoints.salesAdminListOrderRequests.initiate({ query }, fresh)),
  ]);
  return null;
}
