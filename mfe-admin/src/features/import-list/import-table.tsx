import { adminImportPath } from '@gantry/contracts/addresses/admin';
import type { ImportEntry } from '@gantry/contracts/schemas/feed-import';
import { useFormats } from '@gantry/i18n/formats';
import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { fileSize } from '../../parts/file-size.ts';
import { ImportStatusBadge } from '../../parts/import-status-badge.tsx';
import { RecordTable } from '../../parts/record-table/record-table.tsx';
import styles from './import-table.module.css';

const numbers = ['rows', 'added', 'changed', 'errors'] as const;
const isNumber = (key: string): boolean => numbers.some((name) => name === key);

/** Feeds that staff brought in, newest first. */
export function ImportTable({ imports }: { readonly imports: readonly ImportEntry[] }) {
  const intl = useIntl();
  const { time, count } = useFormats();
  const columns: readonly Column<ImportEntry>[] = [
    {
      key: 'name',
      isRowHead: true,
      className: styles.name,
      cell: ({ id, file }) => <Link to={adminImportPath(id)}>{file}</Link>,
    },
    { key: 'status', tight: true, cell: ({ status }) => <ImportStatusBadge status={status} /> },
    { key: 'created', tight: true, cell: ({ createdAt }) => time(createdAt) },
    { key: 'by', tight: true, cell: ({ by }) => by },
    { key: 'size', numeric: true, tight: true, cell: ({ bytes }) => fileSize(intl, bytes) },
    ...numbers.map((key) => ({
      key,
      numeric: true,
      cell: ({ summary }: ImportEntry) => (summary ? count(summary[key]) : '–'),
    })),
  ];
  return (
    <RecordTable
      list="imports"
      caption={<FormattedMessage id="admin.imports.title" />}
      headId={(key) => `admin.${isNumber(key) ? 'import' : 'imports'}.${key}`}
      columns={columns}
      rows={imports}
      rowKey={({ id }) => id}
    />
  );
}
