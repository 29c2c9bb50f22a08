import { adminCreateMpoPath, adminMpoPath, adminMposPath } from '@gantry/contracts/addresses/admin';
import {
  purchaseOrderSorts,
  purchaseQueues,
  type PurchaseOrders,
} from '@gantry/contracts/schemas/purchase-order';
import { useUser } from '@gantry/api-client';
import { isOneOfRoles, purchaseOrderRoles } from '@gantry/domain/roles';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, LinkButton, Money, PageHeader, StatusBadge } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useSalesAdminListPurchaseOrdersQuery } from '../../api/purchase-orders.endpoints.ts';
import { NoPurchases } from '../../parts/no-purchases.tsx';
import { PurchaseSource } from '../../parts/purchase-source.tsx';
import { PurchaseStatusBadge } from '../../parts/purchase-status-badge.tsx';
import { purchaseListQuery } from './purchase-orders.loader.ts';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import { QueueBar } from '../../parts/queue-bar.tsx';
import styles from '../../parts/queue-page.module.css';
import { ListTrail, TrailLink } from '../../parts/list-trail/list-trail.tsx';
import { SortedTable } from '../../parts/table-filter/sorted-table.tsx';

export { loader } from './purchase-orders.loader.ts';

/** Purchase orders by queue; queue, search and page stand in the address. */
export default function PurchaseOrdersPage() {
  const [address] = useSearchParams();
  const query = purchaseListQuery(address);
  const { data: list, error } = useSalesAdminListPurchaseOrdersQuery({ query });
  const user = useUser();
  if (error) return <NoPurchases error={error} />;
  if (!list) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.mpos.title" />}
        aside={<FormattedMessage id="admin.mpos.count" values={{ count: list.total }} />}
        actions={
          isOneOfRoles(purchaseOrderRoles, user?.role) ? (
            <LinkButton to={adminCreateMpoPath('stock')} variant="primary">
              <FormattedMessage id="admin.mpos.for-stock" />
            </LinkButton>
          ) : null
        }
      />
      <SavedViews list="purchase-orders" path={adminMposPath()} />
      <QueueBar
        texts="admin.mpos"
        path={adminMposPath()}
        address={address}
        queues={purchaseQueues}
        current={query.queue}
        counts={list.counts}
        search={query.search ?? ''}
      />
      {list.items.length > 0 ? <PurchaseTable list={list} /> : <None isSearch={!!query.search} />}
      <ListPages texts="admin.pages" path={adminMposPath()} list={list} />
    </div>
  );
}

type Item = PurchaseOrders['items'][number];

function PurchaseTable({ list }: { readonly list: PurchaseOrders }) {
  const { day } = useFormats();
  const columns: readonly Column<Item>[] = [
    { key: 'number', isRowHead: true, cell: (item) => <NumberLink item={item} /> },
    { key: 'status', cell: ({ status }) => <PurchaseStatusBadge status={status} /> },
    { key: 'supplier', roomy: true, cell: ({ supplier }) => supplier },
    { key: 'source', cell: ({ source }) => <PurchaseSource source={source} /> },
    { key: 'lines', numeric: true, cell: ({ lineCount }) => lineCount },
    { key: 'total', numeric: true, cell: ({ total }) => (total === null ? '–' : <Money amount={total} />) },
    {
      key: 'due',
      cell: ({ promisedOn, neededBy, isLate }) => {
        const due = promisedOn ?? neededBy;
        if (!due) return '–';
        return isLate ? <StatusBadge tone="bad">{day(due)}</StatusBadge> : day(due);
      },
    },
  ];
  return (
    <ListTrail paths={list.items.map(pathOf)}>
      <SortedTable
        list="purchase-orders"
        caption={<FormattedMessage id="admin.mpos.title" />}
        headId={(key) => `admin.mpos.column.${key}`}
        columns={columns}
        path={adminMposPath()}
        sorts={purchaseOrderSorts}
        downFirst={['lines', 'total']}
        rows={list.items}
        rowKey={({ id }) => id}
      />
    </ListTrail>
  );
}

const pathOf = ({ id, number }: Item): string => (number ? adminMpoPath(number) : adminCreateMpoPath(id));

const NumberLink = ({ item }: { readonly item: Item }) => (
  <TrailLink to={pathOf(item)}>
    {item.number?.toUpperCase() ?? <FormattedMessage id="admin.mpo.draft" />}
  </TrailLink>
);

const None = ({ isSearch }: { readonly isSearch: boolean }) => (
  <EmptyState title={<FormattedMessage id={isSearch ? 'admin.mpos.none-found' : 'admin.mpos.none'} />}>
    {isSearch ? (
      <Link to={adminMposPath()}>
        <FormattedMessage id="admin.mpos.show-open" />
      </Link>
    ) : (
      <FormattedMessage id="admin.mpos.none-hint" />
    )}
  </EmptyState>
);
