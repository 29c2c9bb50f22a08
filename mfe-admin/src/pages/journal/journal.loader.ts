import { tryLoad } from '@gantry/api-client';
import { adminJournalPath } from '@gantry/contracts/addresses/admin';
import type { LoaderFunctionArgs } from 'react-router';
import { paymentsApi } from '../../api/payments.endpoints.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';
import { journalQuery } from './journal-query.ts';

/** The journal; a role that may not see it gets the page's own words instead of an error page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = journalQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  await Promise.all([
    loadViews({ request, context }, 'journal', { path: adminJournalPath() }),
    tryLoad(context, paymentsApi.endpoints.paymentsListJournal.initiate({ query }, fresh)),
  ]);
  return null;
}
