import { LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSalesListMyInquiriesQuery } from '../../api/inquiries.endpoints.ts';
import { InquiriesTable } from '../../features/inquiries/inquiries-table.tsx';
import { listQuery } from '../../parts/list-query.ts';
import { RecordList } from '../../parts/record-list.tsx';
import { urls } from '../../urls.ts';

export { loader } from './inquiries.loader.ts';

/** The account's inquiries, with the period filter of specification §3. */
export default function InquiriesPage() {
  const [search] = useSearchParams();
  const query = listQuery(search);
  const { data: list } = useSalesListMyInquiriesQuery({ query });
  if (!list) return null;
  return (
    <RecordList
      kind="inquiries"
      path={urls.inquiries}
      query={query}
      list={list}
      actions={
        <LinkButton to={urls.contact}>
          <FormattedMessage id="account.inquiries.ask" />
        </LinkButton>
      }
      first={{ to: urls.contact, text: 'ask' }}
    >
      {list.items.length > 0 ? <InquiriesTable inquiries={list.items} /> : null}
    </RecordList>
  );
}
