import type { Posted } from '@gantry/forms/posted';
import { PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useActionData, useLoaderData } from 'react-router';
import { QuoteForm } from '../../features/quote/quote-form.tsx';
import type { QuoteValues } from '../../features/quote/quote-values.ts';
import type { QuoteData } from './quote.loader.ts';

export { action } from './quote.action.ts';
export { loader, shouldRevalidate } from './quote.loader.ts';

/** A request for a quote (specification §2), from the cart, a product, an earlier request, or words; no account needed. */
export default function QuotePage() {
  const { draft, open } = useLoaderData<QuoteData>();
  const posted = useActionData<Posted<QuoteValues>>();
  return (
    <>
      <PageHeader
        title={
          <span id="quote-title">
            <FormattedMessage id="checkout.quote.title" />
          </span>
        }
        lead={<FormattedMessage id="checkout.quote.lead" />}
      />
      <QuoteForm draft={draft} open={open} posted={posted} />
    </>
  );
}
