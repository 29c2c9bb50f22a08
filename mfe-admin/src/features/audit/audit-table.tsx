import {
  adminImportPath,
  adminOrderPath,
  adminQuotePath,
  adminReviewPath,
} from '@gantry/contracts/addresses/admin';
import type { AuditEntry } from '@gantry/contracts/schemas/account';
import { useFormats } from '@gantry/i18n/formats';
import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RecordTable } from '../../parts/record-table/record-table.tsx';
import styles from './audit.module.css';
import { differenceOf } from './value-difference.ts';

/** Entries of the trail, newest first. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { time } = useFormats();
  const columns: readonly Column<AuditEntry>[] = [
    { key: 'at', isRowHead: true, tight: true, cell: ({ at }) => time(at) },
    { key: 'actor', cell: (entry) => <Actor entry={entry} /> },
    { key: 'record', tight: true, cell: (entry) => <RecordName entry={entry} /> },
    { key: 'field', cell: ({ field }) => field },
    { key: 'before', className: styles.value, cell: (entry) => <Value entry={entry} which="before" /> },
    { key: 'after', className: styles.value, cell: (entry) => <Value entry={entry} which="after" /> },
    { key: 'reason', cell: ({ reason }) => reason },
  ];
  return (
    <RecordTable
      list="audit"
      caption={<FormattedMessage id="admin.audit.title" />}
      headId={(key) => `admin.audit.${key}`}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}

interface ValueProps {
  readonly entry: AuditEntry;
  readonly which: 'before' | 'after';
}

/** A value before or after a change, with what of it is different marked. */
function Value({ entry: { before, after }, which }: ValueProps) {
  const value = which === 'before' ? before : after;
  if (value === null) return '–';
  const { head, changed, tail } = differenceOf(before, after)[which];
  const Mark = which === 'before' ? 'del' : 'ins';
  return (
    <>
      {head}
      {changed ? <Mark className={styles[which]}>{changed}</Mark> : null}
      {tail}
    </>
  );
}

function Actor({ entry: { actor, actorRole, onBehalfOf } }: { readonly entry: AuditEntry }) {
  return (
    <>
      {actor}{' '}
      <span className={styles.role}>{actorRole ?? <FormattedMessage id="admin.history.system" />}</span>
      {onBehalfOf ? (
        <>
          {' '}
          <FormattedMessage id="admin.audit.for" values={{ customer: onBehalfOf }} />
        </>
      ) : null}
    </>
  );
}

/** Records with a page of their own. */
const pageOf: Readonly<Record<string, (number: string) => string>> = {
  order: adminOrderPath,
  inquiry: adminQuotePath,
  review: adminReviewPath,
  import: adminImportPath,
};

/** Which record changed; a link where it has a page. */
function RecordName({ entry: { entity, entityNumber } }: { readonly entry: AuditEntry }) {
  if (!entityNumber) return entity;
  const name = `${entity} ${shortNumber(entityNumber)}`;
  const address = pageOf[entity]?.(entityNumber);
  return address ? <Link to={address}>{name}</Link> : name;
}

/** Numbers as people write them; of the long ids of machines, the beginning tells them apart. */
const shortNumber = (number: string): string =>
  /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(number) ? number.slice(0, 8) : number.toUpperCase();
