import { adminOrderPath, adminRequestPath, adminRequestsPath } from '@gantry/contracts/addresses/admin';
import {
  adminRequestSorts,
  requestQueues,
  type AdminRequests,
} from '@gantry/contracts/schemas/order-request';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, Money, PageHeader, StatusBadge } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useSalesAdminListOrderRequestsQuery } from '../../api/requests.endpoints.ts';
import { NoRequests } from '../../parts/no-requests.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import { QueueBar } from '../../parts/queue-bar.tsx';
import { RequestStatusBadge } from '../../parts/request-status-badge.tsx';
import { requestListQuery } from './requests.loader.ts';
import styles from '../../parts/queue-page.module.css';
import { ListTrail, TrailLink } from '../../parts/list-trail/list-trail.tsx';
import { SortedTable } from '../../parts/table-filter/sorted-table.tsx';

export { loader } from './requests.loader.ts';

/** Cancellations and returns by queue; queue, search and page stand in the address. */
export default function RequestsPage() {
  const [address] = useSearchParams();
  const query = requestListQuery(address);
  const { data: list, error } = useSalesAdminListOrderRequestsQuery({ query });
  if (error) return <NoRequests error={error} />;
  if (!list) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.requests.title" />}
        aside={<FormattedMessage id="admin.requests.count" values={{ count: list.total }} />}
      />
      <SavedViews list="requests" path={adminRequestsPath()} />
      <QueueBar
        texts="admin.requests"
        path={adminRequestsPath()}
        address={address}
        queues={requestQueues}
        current={query.queue}
        counts={list.counts}
        search={query.search ?? ''}
      />
      {list.items.length > 0 ? (
        <ListTrail paths={list.items.map(({ number }) => adminRequestPath(number))}>
          <RequestTable list={list} />
        </ListTrail>
      ) : (
        <EmptyState title={<FormattedMessage id="admin.requests.none" />}>
          <FormattedMessage id="admin.requests.none-hint" />
        </EmptyState>
      )}
      <ListPages texts="admin.pages" path={adminRequestsPath()} list={list} />
    </div>
  );
}

type Item = AdminRequests['items'][number];

function RequestTable({ list }: { readonly list: AdminRequests }) {
  const columns = useRequestColumns();
  return (
    <SortedTable
      list="requests"
      caption={<FormattedMessage id="admin.requests.title" />}
      headId={(key) => `admin.requests.column.${key}`}
      columns={columns}
      path={adminRequestsPath()}
      sorts={adminRequestSorts}
      downFirst={['number', 'refund']}
      rows={list.items}
      rowKey={({ number }) => number}
    />
  );
}

function useRequestColumns(): readonly Column<Item>[] {
  const { time } = useFormats();
  return [
    {
      key: 'number',
      isRowHead: true,
      tight: true,
      cell: ({ number }) => <TrailLink to={adminRequestPath(number)}>{number.toUpperCase()}</TrailLink>,
    },
    { key: 'type', cell: ({ type }) => <FormattedMessage id={`admin.request.type.${type}`} /> },
    {
      key: 'subject',
      roomy: true,
      cell: ({ subject }) => <FormattedMessage id={`admin.request.subject.${subject}`} />,
    },
    { key: 'status', tight: true, cell: ({ status }) => <RequestStatusBadge status={status} /> },
    {
      key: 'order',
      cell: ({ orderNumber }) => <Link to={adminOrderPath(orderNumber)}>{orderNumber.toUpperCase()}</Link>,
    },
    { key: 'customer', roomy: true, cell: ({ name, company }) => company ?? name },
    { key: 'refund', numeric: true, cell: ({ refund }) => <Money amount={refund} /> },
    {
      key: 'due',
      cell: ({ dueAt, isLate }) => {
        if (!dueAt) return '–';
        return isLate ? <StatusBadge tone="bad">{time(dueAt)}</StatusBadge> : time(dueAt);
      },
    },
  ];
}
