import { load, notFound, storeContext } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { inquiriesApi } from '../../api/inquiries.endpoints.ts';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { readsInquiries } from '../../features/inquiry-list/inquiry-list-query.ts';
import { recordOf } from './record-of.ts';

const fresh = { subscribe: false, forceRefetch: true };

/**
 * The order or inquiry of the address; other kinds of records are not there yet, and anything else is an unknown page.
 * To a role that does not read inquiries they do not exist.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  const record = recordOf(params.record);
  if (!record) throw notFound(pathname);
  const call = { params: { number: record.number } };
  if (record.kind === 'order') {
    await load(context, ordersApi.endpoints.salesAdminGetOrder.initiate(call, fresh));
  }
  if (record.kind === 'quote') {
    if (!readsInquiries(context.get(storeContext).getState().session.user?.role)) throw notFound(pathname);
    await load(context, inquiriesApi.endpoints.salesAdminGetInquiry.initiate(call, fresh));
  }
  return null;
}
