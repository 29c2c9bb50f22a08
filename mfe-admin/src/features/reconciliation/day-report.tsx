import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import type { Reconciliation, ReconciliationDifference } from '@gantry/contracts/schemas/reconciliation';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, DataList, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from '../../parts/tax-page.module.css';

const sums = ['captured', 'refunded', 'fees', 'disputed', 'paidOut'] as const;

/** A day at one provider: what moved, and what differs from our books. */
export function DayReport({ report }: { readonly report: Reconciliation }) {
  const { time } = useFormats();
  const { service, madeAt, rows, differences } = report;
  const heading = `reconciliation-${service}`;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id={`order.pay-by.${service}`} />
      </h2>
      <p>
        <FormattedMessage id="admin.reconciliation.made" values={{ when: time(madeAt), count: rows }} />
      </p>
      <div className={styles.rule}>
        <DataList
          variant="sums"
          items={sums.map((sum) => ({
            key: sum,
            term: <FormattedMessage id={`admin.reconciliation.sum.${sum}`} />,
            value: <Money amount={report[sum]} />,
          }))}
        />
      </div>
      {differences.length > 0 ? (
        <Differences differences={differences} />
      ) : (
        <Alert tone="good">
          <FormattedMessage id="admin.reconciliation.same" />
        </Alert>
      )}
    </section>
  );
}

const moneyOf = (value: number | null) => (value === null ? '–' : <Money amount={value} />);

/** Each leads to the order it belongs to, with its payments. */
function Differences({ differences }: { readonly differences: readonly ReconciliationDifference[] }) {
  const money = { numeric: true, tight: true, unit: 'USD' } as const;
  const columns: readonly Column<ReconciliationDifference>[] = [
    {
      key: 'kind',
      isRowHead: true,
      cell: ({ kind }) => <FormattedMessage id={`admin.reconciliation.kind.${kind}`} />,
    },
    { key: 'what', cell: ({ what }) => <FormattedMessage id={`admin.reconciliation.what.${what}`} /> },
    {
      key: 'order',
      cell: ({ orderNumber: number }) =>
        number ? <Link to={adminOrderPath(number)}>{number.toUpperCase()}</Link> : '–',
    },
    { key: 'reference', roomy: true, cell: ({ reference, payment }) => payment ?? reference },
    { ...money, key: 'theirs', cell: ({ theirs }) => moneyOf(theirs) },
    { ...money, key: 'ours', cell: ({ ours }) => moneyOf(ours) },
  ];
  const count = differences.length;
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.reconciliation.differences" values={{ count }} />}
      headId={(key) => `admin.reconciliation.${key}`}
      columns={columns}
      rows={differences}
      rowKey={({ kind, what, reference }) => `${kind} ${what} ${reference}`}
    />
  );
}
