import type { ZipRow } from '@gantry/contracts/schemas/tax-admin';
import { StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { percentOf } from '../../parts/percent.ts';
import styles from '../../parts/tax-page.module.css';
import { ZipRuleSelect } from './zip-rule-select.tsx';

/** ZIP codes with the places that tax there and what each asks today. */
export function ZipTable({ zips }: { readonly zips: readonly ZipRow[] }) {
  const columns: readonly Column<ZipRow>[] = [
    { key: 'zip', isRowHead: true, cell: ({ zip }) => zip },
    { key: 'city', roomy: true, cell: ({ city, county }) => [city, county].filter(Boolean).join(', ') },
    { key: 'state', cell: ({ state }) => state },
    { key: 'places', roomy: true, cell: (row) => <Places row={row} /> },
    {
      key: 'confidence',
      cell: ({ confidence }) => (
        <StatusBadge tone={confidence === 'unique' ? 'good' : 'ask'}>
          <FormattedMessage id={`admin.zip-codes.confidence.${confidence}`} />
        </StatusBadge>
      ),
    },
    {
      key: 'rule',
      cell: (row) => (row.candidates.length > 1 ? <ZipRuleSelect key={row.version} row={row} /> : '–'),
    },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.zip-codes.title" />}
      headId={(key) => `admin.zip-codes.${key}`}
      columns={columns}
      rows={zips}
      rowKey={({ zip }) => zip}
    />
  );
}

/** Each place of a ZIP code: what it asks in all, and who of it. */
function Places({ row }: { readonly row: ZipRow }) {
  return (
    <ul className={styles.lines}>
      {row.candidates.map(({ key, city, plus4, rate, parts }) => (
        <li key={key}>
          {row.candidates.length > 1 ? (
            <strong>{[city, plus4 && `+${plus4}`].filter(Boolean).join(' ')} </strong>
          ) : null}
          {percentOf(rate)}: {parts.map((part) => `${part.name} ${percentOf(part.rate)}`).join(' + ')}
        </li>
      ))}
    </ul>
  );
}
