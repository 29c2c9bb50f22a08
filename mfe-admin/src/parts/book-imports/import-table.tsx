import type { TaxImport } from '@gantry/contracts/schemas/tax-admin';
import { useFormats } from '@gantry/i18n/formats';
import { StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

type ListedImport = Omit<TaxImport, 'kind'> & { readonly kind: string };

const stateTones = { ready: 'ask', applied: 'good', undone: 'neutral', stale: 'waiting' } as const;

export interface ImportTableProps {
  readonly imports: readonly ListedImport[];
  /** address of an import that stands open */
  readonly pathOf: (id: string) => string;
  /** prefix of the words for what a file holds */
  readonly kindText: string;
}

/** Files of a book, newest first, each with the difference it makes or made. */
export function ImportTable({ imports, pathOf, kindText }: ImportTableProps) {
  const { time } = useFormats();
  const columns: readonly Column<ListedImport>[] = [
    {
      key: 'file',
      isRowHead: true,
      roomy: true,
      cell: ({ id, file }) => <Link to={pathOf(id)}>{file}</Link>,
    },
    { key: 'kind', cell: ({ kind }) => <FormattedMessage id={`${kindText}.${kind}`} /> },
    {
      key: 'state-of-import',
      cell: ({ state }) => (
        <StatusBadge tone={stateTones[state]}>
          <FormattedMessage id={`admin.tax.import-state.${state}`} />
        </StatusBadge>
      ),
    },
    { key: 'difference', cell: ({ counts }) => <FormattedMessage id="admin.tax.counts" values={counts} /> },
    { key: 'at', cell: ({ at, by }) => [time(at), by].filter(Boolean).join(' · ') },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.tax.tab.imports" />}
      headId={(key) => `admin.tax.${key}`}
      columns={columns}
      rows={imports}
      rowKey={({ id }) => id}
    />
  );
}
