import { adminProductPath, adminProductsPath } from '@gantry/contracts/addresses/admin';
import {
  adminProductColumns,
  adminProductSorts,
  type AdminProductColumn,
} from '@gantry/contracts/admin-product-columns';
import { parseSort } from '@gantry/contracts/list-sort';
import type { AdminProductSummary } from '@gantry/contracts/schemas/product-admin';
import { productStatuses } from '@gantry/contracts/schemas/feed';
import { availabilityLabels } from '@gantry/domain/statuses/availability';
import { useFormats } from '@gantry/i18n/formats';
import { Badge } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AvailabilityLabel } from '../../parts/availability-label.tsx';
import { RecordLink } from '../../parts/record-link.tsx';
import { FilterTable } from '../../parts/table-filter/filter-table.tsx';
import { sortedColumn } from '../../parts/table-filter/sorted-columns.ts';
import { sortOf } from './product-list-query.ts';
import styles from './product-table.module.css';

export interface ProductTableProps {
  readonly products: readonly AdminProductSummary[];
  /** the product that stands open beside the table */
  readonly openSku: string | null;
}

/** All products. */
export function ProductTable({ products, openSku }: ProductTableProps) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const keys = parseSort(sortOf(search), adminProductSorts);
  const columns = useProductColumns(openSku);
  const optionsOf = (prefix: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: intl.formatMessage({ id: `${prefix}.${value}` }) }));
  const options: Partial<Record<AdminProductColumn, ReturnType<typeof optionsOf>>> = {
    status: optionsOf('admin.product-status', productStatuses),
    availability: optionsOf('admin.availability', availabilityLabels),
  };
  return (
    <FilterTable
      list="products"
      headId={(key) => `admin.products.${key}`}
      caption={<FormattedMessage id="admin.products.title" />}
      path={adminProductsPath()}
      columns={columns.map((column) => {
        const by = adminProductSorts.find((one) => one === column.key);
        const isDownFirst = ['listPrice', 'stock', 'changedAt', 'pinned'].includes(column.key);
        return {
          ...column,
          options: options[column.key] ?? [],
          sort: by && sortedColumn(keys, by, { isDownFirst }),
        };
      })}
      kinds={adminProductColumns}
      sortKeys={keys}
      rows={products}
      rowKey={({ sku }) => sku}
      openKey={openSku}
      texts="products"
    />
  );
}

type ProductColumn = Column<AdminProductSummary> & { readonly key: AdminProductColumn };

function useProductColumns(openSku: string | null): readonly ProductColumn[] {
  const { money, time, count } = useFormats();
  const amount = (cents: number | null) => (cents === null ? '–' : money(cents));
  return [
    {
      key: 'name',
      isRowHead: true,
      className: styles.name,
      cell: ({ sku, name }) => <ProductLink sku={sku} name={name} isOpen={sku === openSku} />,
    },
    { key: 'sku', tight: true, cell: ({ sku }) => sku },
    { key: 'brand', cell: ({ brand }) => brand ?? '–' },
    { key: 'listPrice', numeric: true, cell: ({ listPrice }) => amount(listPrice) },
    { key: 'shownPrice', numeric: true, cell: ({ shownPrice }) => amount(shownPrice) },
    { key: 'cost', numeric: true, cell: ({ cost }) => amount(cost) },
    {
      key: 'availability',
      cell: ({ availability }) => (availability ? <AvailabilityLabel availability={availability} /> : '–'),
    },
    { key: 'stock', numeric: true, cell: ({ stock }) => (stock === null ? '–' : count(stock)) },
    { key: 'pinned', tight: true, cell: ({ pinned }) => <ByHand fields={pinned} /> },
    { key: 'changedAt', tight: true, cell: ({ changedAt }) => time(changedAt) },
    {
      key: 'status',
      tight: true,
      cell: ({ status }) => <FormattedMessage id={`admin.product-status.${status}`} />,
    },
    { key: 'partNumber', tight: true, cell: ({ partNumber }) => partNumber },
  ];
}

interface ProductLinkProps {
  readonly sku: string;
  readonly name: string;
  readonly isOpen: boolean;
}

const ProductLink = ({ sku, name, isOpen }: ProductLinkProps) => (
  <RecordLink
    to={adminProductPath(sku.toLowerCase())}
    list={adminProductsPath()}
    recordKey={sku}
    isOpen={isOpen}
  >
    {name}
  </RecordLink>
);

/** How many fields were edited by hand. */
const ByHand = ({ fields }: { readonly fields: number }) =>
  fields === 0 ? (
    '–'
  ) : (
    <Badge>
      <FormattedMessage id="admin.products.by-hand" values={{ count: fields }} />
    </Badge>
  );
