import { adminImportPath } from '@gantry/contracts/addresses/admin';
import type { ImportEntry } from '@gantry/contracts/schemas/feed-import';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, HeadCell, RowHead, Table } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { fileSize } from '../../parts/file-size.ts';
import { ImportStatusBadge } from '../../parts/import-status-badge.tsx';
import styles from './import-table.module.css';

const numbers = ['rows', 'added', 'changed', 'errors'] as const;

/** Feeds that staff brought in, newest first. */
export function ImportTable({ imports }: { readonly imports: readonly ImportEntry[] }) {
  return (
    <Table caption={<FormattedMessage id="admin.imports.title" />}>
      <thead>
        <tr>
          {(['name', 'status', 'created', 'by', 'size'] as const).map((column) => (
            <HeadCell key={column} numeric={column === 'size'}>
              <FormattedMessage id={`admin.imports.${column}`} />
            </HeadCell>
          ))}
          {numbers.map((column) => (
            <HeadCell key={column} numeric>
              <FormattedMessage id={`admin.import.${column}`} />
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {imports.map((one) => (
          <ImportRow key={one.id} one={one} />
        ))}
      </tbody>
    </Table>
  );
}

function ImportRow({ one }: { readonly one: ImportEntry }) {
  const intl = useIntl();
  const { time, count } = useFormats();
  const { summary } = one;
  return (
    <tr>
      <RowHead className={styles.name}>
        <Link to={adminImportPath(one.id)}>{one.file}</Link>
      </RowHead>
      <Cell tight>
        <ImportStatusBadge status={one.status} />
      </Cell>
      <Cell tight>{time(one.createdAt)}</Cell>
      <Cell tight>{one.by}</Cell>
      <Cell numeric tight>
        {fileSize(intl, one.bytes)}
      </Cell>
      {numbers.map((name) => (
        <Cell key={name} numeric>
          {summary ? count(summary[name]) : '–'}
        </Cell>
      ))}
    </tr>
  );
}
