import { load, notFound, storeContext } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { fulfillmentApi } from '../../api/fulfillment.endpoints.ts';
import { inquiriesApi } from '../../api/inquiries.endpoints.ts';
import { invoicesApi } from '../../api/invoices.endpoints.ts';
import { offersApi } from '../../api/offers.endpoints.ts';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { readsInquiries } from '../../features/inquiry-list/inquiry-list-query.ts';
import { recordOf } from './record-of.ts';

const fresh = { subscribe: false, forceRefetch: true };

/**
 * The order, inquiry, offer or invoice of the address; anything else is an unknown page.
 * To a role that does not read inquiries they do not exist.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  const record = recordOf(params.record);
  if (!record) throw notFound(pathname);
  const call = { params: { number: record.number } };
  if (record.kind === 'order') {
    await Promise.all([
      load(context, ordersApi.endpoints.salesAdminGetOrder.initiate(call, fresh)),
      load(context, fulfillmentApi.endpoints.salesAdminGetFulfillment.initiate(call, fresh)),
      load(context, invoicesApi.endpoints.salesAdminListOrderInvoices.initiate(call, fresh)),
    ]);
  }
  if (record.kind === 'invoice') {
    await load(context, invoicesApi.endpoints.salesAdminGetInvoice.initiate(call, fresh));
  }
  const isOfQuote = record.kind === 'quote' || record.kind === 'offer';
  if (isOfQuote && !readsInquiries(context.get(storeContext).getState().session.user?.role)) {
    throw notFound(pathname);
  }
  if (record.kind === 'quote') {
    await load(context, inquiriesApi.endpoints.salesAdminGetInquiry.initiate(call, fresh));
  }
  if (record.kind === 'offer') {
    const proposal = { ...call, body: { choices: null } };
    await load(context, offersApi.endpoints.salesAdminDraftOffer.initiate(proposal, fresh));
  }
  return null;
}
