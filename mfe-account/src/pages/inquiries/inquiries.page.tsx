import { myInquiriesPath } from '@gantry/contracts/addresses/account';
import { contactPath } from '@gantry/contracts/addresses/catalog';
import { quotePath } from '@gantry/contracts/addresses/checkout';
import { LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSalesListMyInquiriesQuery } from '../../api/inquiries.endpoints.ts';
import { InquiriesTable } from '../../features/inquiries/inquiries-table.tsx';
import { BuyerField } from '../../parts/buyer-field.tsx';
import { listQuery } from '../../parts/list-query.ts';
import { RecordList } from '../../parts/record-list.tsx';

export { loader } from './inquiries.loader.ts';

/** The account's inquiries, or those of its company, with the period filter of specification §3. */
export default function InquiriesPage() {
  const [search] = useSearchParams();
  const query = listQuery(search);
  const { data: list } = useSalesListMyInquiriesQuery({ query });
  if (!list) return null;
  return (
    <RecordList
      kind="inquiries"
      path={myInquiriesPath()}
      query={query}
      list={list}
      more={{
        key: query.buyer ?? '',
        fields: <BuyerField buyer={query.buyer} buyers={list.buyers} kind="inquiries" />,
      }}
      actions={
        <>
          <LinkButton to={quotePath()}>
            <FormattedMessage id="account.inquiries.quote" />
          </LinkButton>
          <LinkButton to={contactPath()}>
            <FormattedMessage id="account.inquiries.ask" />
          </LinkButton>
        </>
      }
      first={{ to: contactPath(), text: 'ask' }}
    >
      {list.items.length > 0 ? <InquiriesTable inquiries={list.items} hasBuyer={!!list.buyers} /> : null}
    </RecordList>
  );
}
