import {
  myOrderPath,
  myOrdersPath,
  myRequestPath,
  myRequestsPath,
} from '@gantry/contracts/addresses/account';
import type { MyRequest } from '@gantry/contracts/schemas/order-request';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, LinkButton, Money, PageHeader } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useSalesListMyRequestsQuery } from '../../api/requests.endpoints.ts';
import { listQuery } from '../../parts/list-query.ts';
import { RequestStatus } from '../../parts/request-status.tsx';

export { loader } from './requests.loader.ts';

/** Cancellations and returns of the account, newest first. */
export default function RequestsPage() {
  const [address] = useSearchParams();
  const { page, size } = listQuery(address);
  const { data: list } = useSalesListMyRequestsQuery({ query: { page, size } });
  if (!list) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.requests.heading" />}
        aside={<FormattedMessage id="account.requests.count" values={{ count: list.total }} />}
      />
      {list.items.length > 0 ? (
        <RequestsTable requests={list.items} />
      ) : (
        <EmptyState
          title={<FormattedMessage id="account.requests.empty" />}
          actions={
            <LinkButton to={myOrdersPath()}>
              <FormattedMessage id="account.orders.heading" />
            </LinkButton>
          }
        >
          <FormattedMessage id="account.requests.empty-hint" />
        </EmptyState>
      )}
      <ListPages texts="account.pages" path={myRequestsPath()} list={list} />
    </>
  );
}

function RequestsTable({ requests }: { readonly requests: readonly MyRequest[] }) {
  const { day } = useFormats();
  const columns: readonly Column<MyRequest>[] = [
    {
      key: 'number',
      isRowHead: true,
      cell: ({ number }) => <Link to={myRequestPath(number)}>{number.toUpperCase()}</Link>,
    },
    { key: 'type', cell: ({ type }) => <FormattedMessage id={`account.request.type.${type}`} /> },
    { key: 'status', cell: ({ status }) => <RequestStatus status={status} /> },
    {
      key: 'order',
      cell: ({ orderNumber }) => <Link to={myOrderPath(orderNumber)}>{orderNumber.toUpperCase()}</Link>,
    },
    { key: 'refund', numeric: true, cell: ({ refund }) => <Money amount={refund} /> },
    { key: 'created', cell: ({ createdAt }) => day(createdAt) },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.requests.heading" />}
      headId={(key) => `account.requests.column.${key}`}
      columns={columns}
      rows={requests}
      rowKey={({ number }) => number}
    />
  );
}
