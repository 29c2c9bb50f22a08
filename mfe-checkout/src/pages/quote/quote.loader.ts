import { load, storeContext, tryLoad } from '@gantry/api-client';
import type { QuoteDraft } from '@gantry/contracts/schemas/quote-request';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import { purchaseApi } from '../../api/purchase.endpoints.ts';
import { quoteApi } from '../../api/quote.endpoints.ts';
import { openAddresses, type OpenAddresses } from '../../api/use-address-book.ts';

export interface QuoteData {
  readonly draft: QuoteDraft;
  readonly open: OpenAddresses;
}

const sourceNames = ['from', 'list', 'sku', 'quantity', 'text', 'again', 'token'] as const;
const fresh = { subscribe: false, forceRefetch: true };

/** The draft with what the address adds to it, and of a signed-in buyer the addresses that their orders may go to. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<QuoteData> {
  const { searchParams } = new URL(request.url);
  const { user } = context.get(storeContext).getState().session;
  const given = sourceNames.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value] as const] : [];
  });
  const [draft, book, defaults] = await Promise.all([
    load(
      context,
      quoteApi.endpoints.salesGetQuoteDraft.initiate({ query: Object.fromEntries(given) }, fresh),
    ),
    user ? load(context, purchaseApi.endpoints.identityListAddresses.initiate(undefined, fresh)) : [],
    // without an answer any address is offered: whoever accepts the offer is told
    user?.companyRole
      ? tryLoad(context, purchaseApi.endpoints.salesGetCheckoutDefaults.initiate(undefined, fresh))
      : null,
  ]);
  // of lines that were sent before, which the draft holds by now
  const leftOut = draft.leftOut + (Number(searchParams.get('left-out')) || 0);
  return {
    draft: { ...draft, leftOut },
    open: openAddresses(book, defaults?.data?.onlyCompanyAddresses ?? false),
  };
}

/** What was typed stays: a form that comes back brings its own values. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod ? false : defaultShouldRevalidate;
