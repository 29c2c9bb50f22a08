import { tryLoad } from '@gantry/api-client';
import { adminMposPath } from '@gantry/contracts/addresses/admin';
import {
  purchaseOrderSorts,
  purchaseQueues,
  type PurchaseQueue,
} from '@gantry/contracts/schemas/purchase-order';
import type { LoaderFunctionArgs } from 'react-router';
import { purchaseOrdersApi } from '../../api/purchase-orders.endpoints.ts';
import { sortIn } from '../../parts/table-filter/sorted-columns.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

/** What the address asks for, as the call takes it. */
export function purchaseListQuery(address: URLSearchParams) {
  const queue: PurchaseQueue = purchaseQueues.find((one) => one === address.get('queue')) ?? 'open';
  const search = address.get('search')?.trim().slice(0, 80) ?? '';
  const page = /^[1-9]\d{0,5}$/.exec(address.get('page') ?? '')?.[0] ?? '1';
  const sort = sortIn(address, purchaseOrderSorts, '');
  return { queue, page, ...(search ? { search } : {}), ...(sort ? { sort } : {}) };
}

/** The purchase orders of the address; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = purchaseListQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  await Promise.all([
    loadViews({ request, context }, 'purchase-orders', { path: adminMposPath() }),
    tryLoad(context, purchaseOrdersApi.endpoints.salesAdminListPurchaseOrders.initiate({ query }, fresh)),
  ]);
  return null;
}
