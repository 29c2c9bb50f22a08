import { useUser } from '@gantry/api-client';
import { adminPriceListPath, adminPriceListsPath } from '@gantry/contracts/addresses/admin';
import { priceListSorts, type PriceListSummary } from '@gantry/contracts/schemas/price-list';
import { isOneOfRoles, productRoles } from '@gantry/domain/roles';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, LinkButton, PageHeader } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useCatalogAdminListPriceListsQuery } from '../../api/price-lists.endpoints.ts';
import { NoProducts } from '../../parts/no-products.tsx';
import { PriceListState } from '../../parts/price-list-state.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import { SortedTable } from '../../parts/table-filter/sorted-table.tsx';
import { priceListsQueryOf } from './price-lists.loader.ts';
import styles from './price-lists.module.css';

export { loader } from './price-lists.loader.ts';

/** Prices for companies and accounts, list by list. */
export default function PriceListsPage() {
  const user = useUser();
  const query = priceListsQueryOf(useSearchParams()[0]);
  const { data: lists, error } = useCatalogAdminListPriceListsQuery({ query });
  if (error) return <NoProducts error={error} />;
  if (!lists) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.price-lists.title" />}
        aside={<FormattedMessage id="admin.price-lists.count" values={{ count: lists.length }} />}
        actions={
          isOneOfRoles(productRoles, user?.role) ? (
            <LinkButton to={adminPriceListPath('new')} variant="primary">
              <FormattedMessage id="admin.price-lists.new" />
            </LinkButton>
          ) : null
        }
      />
      <SavedViews list="price-lists" path={adminPriceListsPath()} />
      {lists.length > 0 ? (
        <PriceListTable lists={lists} />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.price-lists.none" />}>
          <FormattedMessage id="admin.price-lists.none-hint" />
        </EmptyState>
      )}
    </div>
  );
}

function PriceListTable({ lists }: { readonly lists: readonly PriceListSummary[] }) {
  const headId = (key: string) => `admin.price-lists.${key}`;
  const columns = usePriceListColumns();
  return (
    <SortedTable
      list="price-lists"
      caption={<FormattedMessage id="admin.price-lists.title" />}
      headId={headId}
      columns={columns}
      path={adminPriceListsPath()}
      sorts={priceListSorts}
      downFirst={['audience', 'lines', 'from', 'until', 'changedAt']}
      rows={lists}
      rowKey={({ id }) => id}
    />
  );
}

function usePriceListColumns(): readonly Column<PriceListSummary>[] {
  const { day, time, count } = useFormats();
  return [
    { key: 'name', isRowHead: true, cell: ({ id, name }) => <Link to={adminPriceListPath(id)}>{name}</Link> },
    { key: 'state', tight: true, cell: ({ state }) => <PriceListState state={state} /> },
    { key: 'priority', numeric: true, cell: ({ priority }) => count(priority) },
    {
      key: 'audience',
      cell: ({ audience, members }) => (
        <FormattedMessage
          id={audience === 'all' ? 'admin.price-list.audience.all' : 'admin.price-lists.members'}
          values={{ count: members }}
        />
      ),
    },
    { key: 'lines', numeric: true, cell: ({ lines }) => count(lines) },
    { key: 'from', tight: true, cell: ({ from }) => (from ? day(from) : '–') },
    { key: 'until', tight: true, cell: ({ until }) => (until ? day(until) : '–') },
    {
      key: 'visibility',
      cell: ({ visibility }) => <FormattedMessage id={`admin.price-list.visibility.${visibility}`} />,
    },
    { key: 'changedAt', tight: true, cell: ({ changedAt }) => time(changedAt) },
  ];
}
