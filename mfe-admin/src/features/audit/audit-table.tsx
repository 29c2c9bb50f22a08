import type { AuditEntry } from '@gantry/contracts/schemas/account';
import { useFormats } from '@gantry/i18n/formats';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { urls } from '../../urls.ts';
import styles from './audit.module.css';

/** Entries of the trail, newest first. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { time } = useFormats();
  const columns: readonly Column<AuditEntry>[] = [
    { key: 'at', isRowHead: true, className: styles.when, cell: ({ at }) => time(at) },
    { key: 'actor', cell: (entry) => <Actor entry={entry} /> },
    { key: 'record', tight: true, cell: (entry) => <RecordName entry={entry} /> },
    { key: 'field', cell: ({ field }) => field },
    { key: 'before', className: styles.value, cell: ({ before }) => before ?? '–' },
    { key: 'after', className: styles.value, cell: ({ after }) => after ?? '–' },
    { key: 'reason', cell: ({ reason }) => reason },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.audit.title" />}
      headOf={(key) => <FormattedMessage id={`admin.audit.${key}`} />}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}

function Actor({ entry: { actor, actorRole } }: { readonly entry: AuditEntry }) {
  return (
    <>
      {actor}{' '}
      <span className={styles.role}>{actorRole ?? <FormattedMessage id="admin.history.system" />}</span>
    </>
  );
}

/** Which record changed; orders can be opened. */
function RecordName({ entry: { entity, entityNumber } }: { readonly entry: AuditEntry }) {
  const name = [entity, entityNumber?.toUpperCase()].filter(Boolean).join(' ');
  return entity === 'order' && entityNumber ? <Link to={urls.order(entityNumber)}>{name}</Link> : name;
}
