import { load, notFound, storeContext, tryLoad } from '@gantry/api-client';
import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { fulfillmentApi } from '../../api/fulfillment.endpoints.ts';
import { inquiriesApi } from '../../api/inquiries.endpoints.ts';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { waitingApi } from '../../api/waiting.endpoints.ts';
import {
  countsQuery,
  inquiryListQuery,
  readsInquiries,
  showsInquiries,
} from '../../features/inquiry-list/inquiry-list-query.ts';
import { orderListQuery } from '../../features/order-table/order-list-query.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

const fresh = { subscribe: false, forceRefetch: true };

/** The list the address asks for, the order that is open beside it, and how many inquiries wait. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { searchParams: search, pathname } = new URL(request.url);
  const isReader = readsInquiries(context.get(storeContext).getState().session.user?.role);
  if (showsInquiries(search) && !isReader) throw notFound(pathname);
  const inquiries = (query: Parameters<typeof listInquiries.initiate>[0]['query']) =>
    load(context, listInquiries.initiate({ query }, fresh));
  const path = adminOrdersPath();
  await Promise.all([
    showsInquiries(search)
      ? loadViews({ request, context }, 'quotes', { path, base: { list: 'inquiries' } })
      : loadViews({ request, context }, 'orders', { path }),
    isReader ? inquiries(countsQuery) : null,
    showsInquiries(search) ? inquiries(inquiryListQuery(search)) : loadOrders(context, search),
  ]);
  return null;
}

const listInquiries = inquiriesApi.endpoints.salesAdminListInquiries;

async function loadOrders(context: LoaderFunctionArgs['context'], search: URLSearchParams): Promise<void> {
  const { salesAdminListOrders, salesAdminGetOrder } = ordersApi.endpoints;
  const number = search.get('open');
  await Promise.all([
    load(context, salesAdminListOrders.initiate({ query: orderListQuery(search) }, fresh)),
    tryLoad(context, waitingApi.endpoints.salesCountWaiting.initiate(undefined, fresh)),
    v.is(recordNumberSchema, number)
      ? load(context, salesAdminGetOrder.initiate({ params: { number } }, fresh))
      : null,
    v.is(recordNumberSchema, number)
      ? load(
          context,
          fulfillmentApi.endpoints.salesAdminGetFulfillment.initiate({ params: { number } }, fresh),
        )
      : null,
  ]);
}
