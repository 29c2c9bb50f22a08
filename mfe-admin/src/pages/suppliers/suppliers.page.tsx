import { adminSupplierPath, adminSuppliersPath } from '@gantry/contracts/addresses/admin';
import { supplierSorts, type Supplier } from '@gantry/contracts/schemas/supplier';
import { Button, EmptyState, Field, LinkButton, PageHeader, TextInput } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Form, Link, useSearchParams } from 'react-router';
import { useSalesAdminListSuppliersQuery } from '../../api/suppliers.endpoints.ts';
import { NoSuppliers } from '../../parts/no-suppliers.tsx';
import { OpenViewField } from '../../parts/saved-views/open-view-field.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import { suppliersQueryOf } from './suppliers.loader.ts';
import { SortedTable } from '../../parts/table-filter/sorted-table.tsx';
import styles from './suppliers.module.css';

export { loader } from './suppliers.loader.ts';

/** Whom we buy from, by name. */
export default function SuppliersPage() {
  const query = suppliersQueryOf(useSearchParams()[0]);
  const { search = '', sort } = query;
  const { data: suppliers, error } = useSalesAdminListSuppliersQuery({ query });
  if (error) return <NoSuppliers error={error} />;
  if (!suppliers) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.suppliers.title" />}
        aside={<FormattedMessage id="admin.suppliers.count" values={{ count: suppliers.length }} />}
        actions={
          <LinkButton to={adminSupplierPath('new')} variant="primary">
            <FormattedMessage id="admin.supplier.new" />
          </LinkButton>
        }
      />
      <SavedViews list="suppliers" path={adminSuppliersPath()} />
      <Search search={search} sort={sort} />
      {suppliers.length > 0 ? <SupplierTable suppliers={suppliers} /> : <None isSearch={search !== ''} />}
    </div>
  );
}

/** A plain search: it works before scripts run, and its address can be kept. */
function Search({ search, sort }: { readonly search: string; readonly sort: string | undefined }) {
  const label = useIntl().formatMessage({ id: 'admin.suppliers.search' });
  return (
    <Form role="search" className={styles.search}>
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <OpenViewField />
      <Field id="supplier-search" label={label}>
        {(control) => (
          <TextInput {...control} name="search" type="search" defaultValue={search} key={search} />
        )}
      </Field>
      <Button type="submit">
        <FormattedMessage id="admin.suppliers.find" />
      </Button>
    </Form>
  );
}

const columns: readonly Column<Supplier>[] = [
  {
    key: 'name',
    isRowHead: true,
    cell: ({ id, name }) => <Link to={adminSupplierPath(id)}>{name}</Link>,
  },
  { key: 'brands', roomy: true, cell: ({ brands }) => brands.join(', ') },
  { key: 'contact', cell: ({ contacts }) => contacts[0]?.email },
  { key: 'lead', numeric: true, cell: ({ leadTimeDays }) => leadTimeDays ?? '–' },
  { key: 'measured', numeric: true, cell: ({ record }) => <Days days={record.measuredLeadDays} /> },
  { key: 'answers', numeric: true, cell: ({ record }) => `${record.answered}/${record.asked}` },
  { key: 'hours', numeric: true, cell: ({ record }) => record.answerHours ?? '–' },
  {
    key: 'active',
    cell: ({ isActive }) => (
      <FormattedMessage id={isActive ? 'admin.suppliers.is-active' : 'admin.suppliers.is-inactive'} />
    ),
  },
];

function SupplierTable({ suppliers }: { readonly suppliers: readonly Supplier[] }) {
  const headId = (key: string) => `admin.suppliers.column.${key}`;
  return (
    <SortedTable
      list="suppliers"
      caption={<FormattedMessage id="admin.suppliers.title" />}
      headId={headId}
      columns={columns}
      path={adminSuppliersPath()}
      sorts={supplierSorts}
      downFirst={['answers']}
      rows={suppliers}
      rowKey={({ id }) => id}
    />
  );
}

const Days = ({ days }: { readonly days: number | null }) =>
  days === null ? '–' : <FormattedNumber value={days} />;

const None = ({ isSearch }: { readonly isSearch: boolean }) => (
  <EmptyState
    title={<FormattedMessage id={isSearch ? 'admin.suppliers.none-found' : 'admin.suppliers.none'} />}
  >
    {isSearch ? (
      <Link to={adminSuppliersPath()}>
        <FormattedMessage id="admin.suppliers.show-all" />
      </Link>
    ) : (
      <FormattedMessage id="admin.suppliers.none-hint" />
    )}
  </EmptyState>
);
