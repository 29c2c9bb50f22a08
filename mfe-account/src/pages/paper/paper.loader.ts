import { load, notFound } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { invoicesApi } from '../../api/invoices.endpoints.ts';
import { loadPaper } from '../../parts/load-paper.ts';
import { tokenQuery } from '../../parts/may-ask.ts';
import { ownPaperOf } from './own-paper-of.ts';

/** What is no kind of paper is an unknown page. Beside an invoice stands what is still to be paid of it. */
export async function loader(call: LoaderFunctionArgs): Promise<null> {
  const kind = ownPaperOf(call.params.kind);
  if (!kind) throw notFound(new URL(call.request.url).pathname);
  await loadPaper(kind, call);
  if (kind !== 'invoice') return null;
  const query = tokenQuery(new URL(call.request.url).searchParams);
  const asked = { params: { number: call.params.number ?? '' }, query };
  const fresh = { subscribe: false, forceRefetch: true };
  await load(call.context, invoicesApi.endpoints.salesGetInvoiceByLink.initiate(asked, fresh));
  return null;
}
