import { adminOrderPath, adminRequestPath, adminRequestsPath } from '@gantry/contracts/addresses/admin';
import {
  requestQueues,
  type AdminRequests,
  type RequestQueue,
} from '@gantry/contracts/schemas/order-request';
import { useFormats } from '@gantry/i18n/formats';
import { Button, EmptyState, Field, Money, PageHeader, StatusBadge, TextInput } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useSearchParams } from 'react-router';
import { useSalesAdminListOrderRequestsQuery } from '../../api/requests.endpoints.ts';
import { NoRequests } from '../../parts/no-requests.tsx';
import { RequestStatusBadge } from '../../parts/request-status-badge.tsx';
import { withQuery } from '../../parts/with-query.ts';
import { requestListQuery } from './requests.loader.ts';
import styles from './requests.module.css';

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
      <div className={styles.bar}>
        <Queues current={query.queue} counts={list.counts} address={address} />
        <Search search={query.search ?? ''} queue={query.queue} />
      </div>
      {list.items.length > 0 ? (
        <RequestTable list={list} />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.requests.none" />}>
          <FormattedMessage id="admin.requests.none-hint" />
        </EmptyState>
      )}
      <ListPages texts="admin.pages" path={adminRequestsPath()} list={list} />
    </div>
  );
}

interface QueuesProps {
  readonly current: RequestQueue;
  readonly counts: AdminRequests['counts'];
  readonly address: URLSearchParams;
}

function Queues({ current, counts, address }: QueuesProps) {
  const intl = useIntl();
  return (
    <nav className={styles.queues} aria-label={intl.formatMessage({ id: 'admin.requests.queues' })}>
      {requestQueues.map((queue) => (
        <Link
          key={queue}
          to={withQuery(adminRequestsPath(), address, { queue, page: null })}
          aria-current={queue === current ? 'page' : undefined}
          className={styles.queue}
        >
          <FormattedMessage id={`admin.requests.queue.${queue}`} values={{ count: counts[queue] ?? 0 }} />
        </Link>
      ))}
    </nav>
  );
}

/** A plain search: it works before scripts run, and its address can be kept. */
function Search({ search, queue }: { readonly search: string; readonly queue: RequestQueue }) {
  return (
    <Form role="search" className={styles.search} key={`${queue} ${search}`}>
      <input type="hidden" name="queue" value={queue} />
      <Field label={<FormattedMessage id="admin.requests.search" />}>
        {(control) => (
          <TextInput {...control} type="search" name="search" defaultValue={search} maxLength={80} />
        )}
      </Field>
      <Button type="submit">
        <FormattedMessage id="admin.mpos.find" />
      </Button>
    </Form>
  );
}

type Item = AdminRequests['items'][number];

function RequestTable({ list }: { readonly list: AdminRequests }) {
  const { time } = useFormats();
  const columns: readonly Column<Item>[] = [
    {
      key: 'number',
      isRowHead: true,
      cell: ({ number }) => <Link to={adminRequestPath(number)}>{number.toUpperCase()}</Link>,
    },
    { key: 'type', cell: ({ type }) => <FormattedMessage id={`admin.request.type.${type}`} /> },
    {
      key: 'subject',
      roomy: true,
      cell: ({ subject }) => <FormattedMessage id={`admin.request.subject.${subject}`} />,
    },
    { key: 'status', cell: ({ status }) => <RequestStatusBadge status={status} /> },
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
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.requests.title" />}
      headId={(key) => `admin.requests.column.${key}`}
      columns={columns}
      rows={list.items}
      rowKey={({ number }) => number}
    />
  );
}
