import { adminOrderPath, adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { withQuery as pathWith } from '@gantry/contracts/addresses/page-address';
import type { Overview } from '@gantry/contracts/schemas/operations';
import { formatFilter } from '@gantry/contracts/table-filter';
import { useFormats } from '@gantry/i18n/formats';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import styles from './overview.module.css';

const heads = (key: string): string => `admin.overview.column.${key}`;

/** Lines whose day is over and that have not left, the oldest promise first. */
export function LateLines({ lines, late }: { readonly lines: Overview['lateLines']; readonly late: number }) {
  const { day, count } = useFormats();
  const columns: readonly Column<Overview['lateLines'][number]>[] = [
    {
      key: 'order',
      isRowHead: true,
      tight: true,
      cell: ({ number }) => <Link to={adminOrderPath(number)}>{number.toUpperCase()}</Link>,
    },
    { key: 'promised', tight: true, cell: ({ promised }) => day(promised) },
    { key: 'product', roomy: true, cell: ({ name, sku }) => `${name} (${sku})` },
    { key: 'units', numeric: true, cell: ({ units }) => count(units) },
    { key: 'status', tight: true, cell: ({ status }) => <LineStatusBadge status={status} /> },
  ];
  return (
    <div className={styles.section}>
      <h2 className={styles.heading}>
        <FormattedMessage id="admin.overview.late" values={{ count: late }} />
      </h2>
      {lines.length > 0 ? (
        <ColumnTable
          caption={<FormattedMessage id="admin.overview.late" values={{ count: late }} />}
          headId={heads}
          columns={columns}
          rows={lines}
          rowKey={({ number, sku, promised }) => `${number} ${sku} ${promised}`}
        />
      ) : (
        <p className={styles.soft}>
          <FormattedMessage id="admin.overview.late-none" />
        </p>
      )}
      {late > lines.length ? (
        <p className={styles.soft}>
          <FormattedMessage id="admin.overview.first-of" values={{ shown: lines.length, count: late }} />
        </p>
      ) : null}
    </div>
  );
}

const backordered = pathWith(adminOrdersPath(), {
  filter: formatFilter([{ field: 'status', mode: 'equals', value: 'backordered' }]),
});

/** Products that orders wait for. */
export function Shortages({ shortages }: Pick<Overview, 'shortages'>) {
  const { count } = useFormats();
  const columns: readonly Column<Overview['shortages'][number]>[] = [
    { key: 'product', isRowHead: true, roomy: true, cell: ({ name, sku }) => `${name} (${sku})` },
    { key: 'units', numeric: true, cell: ({ units }) => count(units) },
    { key: 'orders', numeric: true, cell: ({ orders }) => <Link to={backordered}>{count(orders)}</Link> },
  ];
  return (
    <div className={styles.section}>
      <h2 className={styles.heading}>
        <FormattedMessage id="admin.overview.shortages" />
      </h2>
      {shortages.length > 0 ? (
        <ColumnTable
          caption={<FormattedMessage id="admin.overview.shortages" />}
          headId={heads}
          columns={columns}
          rows={shortages}
          rowKey={({ sku }) => sku}
        />
      ) : (
        <p className={styles.soft}>
          <FormattedMessage id="admin.overview.shortages-none" />
        </p>
      )}
    </div>
  );
}

/** Why goods came back. */
export function Returns({ returns }: Pick<Overview, 'returns'>) {
  const { count } = useFormats();
  const columns: readonly Column<Overview['returns'][number]>[] = [
    {
      key: 'reason',
      isRowHead: true,
      roomy: true,
      cell: ({ subject }) => <FormattedMessage id={`admin.request.subject.${subject}`} />,
    },
    { key: 'requests', numeric: true, cell: ({ requests }) => count(requests) },
    { key: 'units', numeric: true, cell: ({ units }) => count(units) },
  ];
  return (
    <div className={styles.section}>
      <h2 className={styles.heading}>
        <FormattedMessage id="admin.overview.returns" />
      </h2>
      {returns.length > 0 ? (
        <ColumnTable
          caption={<FormattedMessage id="admin.overview.returns" />}
          headId={heads}
          columns={columns}
          rows={returns}
          rowKey={({ subject }) => subject}
        />
      ) : (
        <p className={styles.soft}>
          <FormattedMessage id="admin.overview.returns-none" />
        </p>
      )}
    </div>
  );
}
