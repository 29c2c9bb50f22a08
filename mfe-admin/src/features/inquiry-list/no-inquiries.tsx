import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import type { InquiryView } from '@gantry/contracts/schemas/admin-inquiry';
import { EmptyState, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { withQuery } from '../../parts/with-query.ts';

export interface NoInquiriesProps {
  /** what is searched for; empty for a list without search */
  readonly q: string;
  readonly view: InquiryView;
  readonly search: URLSearchParams;
}

/** In place of inquiries: what was searched and where, with the ways to look further. */
export function NoInquiries({ q, view, search }: NoInquiriesProps) {
  if (q === '')
    return (
      <EmptyState title={<FormattedMessage id="admin.inquiries.empty" />}>
        <FormattedMessage id="admin.inquiries.empty-hint" />
      </EmptyState>
    );
  const to = (changes: Record<string, string | null>) =>
    withQuery(adminOrdersPath(), search, { ...changes, page: null });
  return (
    <EmptyState
      title={<FormattedMessage id={`admin.inquiries.not-found.${view}`} values={{ q }} />}
      actions={
        <>
          {view === 'all' ? null : (
            <LinkButton to={to({ view: 'all' })} size="small">
              <FormattedMessage id="admin.inquiries.search-all" />
            </LinkButton>
          )}
          <LinkButton to={to({ q: null })} size="small">
            <FormattedMessage id="admin.inquiries.clear" />
          </LinkButton>
        </>
      }
    >
      <FormattedMessage id="admin.inquiries.none-found" />
    </EmptyState>
  );
}
