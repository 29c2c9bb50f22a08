import type { PriceListPreview, PriceListPreviewRow } from '@gantry/contracts/schemas/price-list';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import styles from './price-list.module.css';

/** What would change: lines that cannot be taken, then each product's price and margin before and after. */
export function PreviewResult({ preview }: { readonly preview: PriceListPreview }) {
  const { problems, changed, warnings, products, rows } = preview;
  return (
    <section className={styles.preview} aria-labelledby="price-list-preview">
      <h2 id="price-list-preview" className={recordStyles.title}>
        <FormattedMessage id="admin.price-list.preview-title" />
      </h2>
      {problems.length > 0 ? <Problems problems={problems} /> : null}
      <p className={recordStyles.summary} role="status">
        <FormattedMessage id="admin.price-list.preview-counts" values={{ changed, warnings, products }} />
      </p>
      {rows.length > 0 ? <PreviewTable rows={rows} /> : null}
    </section>
  );
}

function Problems({ problems }: Pick<PriceListPreview, 'problems'>) {
  return (
    <Alert
      tone="bad"
      title={<FormattedMessage id="admin.price-list.problems" values={{ count: problems.length }} />}
    >
      <ul className={styles.plain}>
        {problems.slice(0, 50).map(({ line, problem, given }) => (
          <li key={`${line} ${problem}`}>
            <FormattedMessage
              id="admin.price-list.problem"
              values={{
                line,
                given,
                problem: <FormattedMessage id={`admin.price-list.problem.${problem}`} />,
              }}
            />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function PreviewTable({ rows }: Pick<PriceListPreview, 'rows'>) {
  const { money, count } = useFormats();
  const amount = (cents: number | null) => (cents === null ? '–' : money(cents));
  const columns: readonly Column<PriceListPreviewRow>[] = [
    { key: 'sku', isRowHead: true, tight: true, cell: ({ sku }) => sku },
    { key: 'name', roomy: true, cell: ({ name }) => name },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    { key: 'listPrice', numeric: true, cell: ({ listPrice }) => amount(listPrice) },
    { key: 'before', numeric: true, cell: ({ before }) => amount(before) },
    { key: 'after', numeric: true, cell: ({ after }) => amount(after) },
    { key: 'cost', numeric: true, cell: ({ cost }) => amount(cost) },
    { key: 'marginBefore', numeric: true, cell: ({ marginBefore }) => <Share of={marginBefore} /> },
    { key: 'marginAfter', numeric: true, cell: ({ marginAfter }) => <Share of={marginAfter} /> },
    {
      key: 'warning',
      cell: ({ warning }) =>
        warning ? (
          <StatusBadge tone={warning === 'below-cost' ? 'bad' : 'ask'}>
            <FormattedMessage id={`admin.price-list.warning.${warning}`} />
          </StatusBadge>
        ) : null,
    },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.price-list.preview-table" />}
      headId={(key) => `admin.price-list.column.${key}`}
      columns={columns}
      rows={rows}
      rowKey={({ sku, quantity }) => `${sku} ${quantity}`}
    />
  );
}

/** @param of basis points */
const Share = ({ of }: { readonly of: number | null }) =>
  of === null ? '–' : <FormattedNumber value={of / 10_000} style="percent" maximumFractionDigits={1} />;
