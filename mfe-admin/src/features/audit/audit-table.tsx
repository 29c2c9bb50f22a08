import type { AuditEntry } from '@gantry/contracts/schemas/account';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, HeadCell, RowHead, Table } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { urls } from '../../urls.ts';
import styles from './audit.module.css';

const columns = ['at', 'actor', 'record', 'field', 'before', 'after', 'reason'] as const;

/** Entries of the trail, newest first. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <Table caption={<FormattedMessage id="admin.audit.title" />}>
      <thead>
        <tr>
          {columns.map((key) => (
            <HeadCell key={key}>
              <FormattedMessage id={`admin.audit.${key}`} />
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { time } = useFormats();
  return (
    <tr>
      <RowHead className={styles.when}>{time(entry.at)}</RowHead>
      <Cell>
        {entry.actor} <span className={styles.role}>{entry.actorRole ?? <System />}</span>
      </Cell>
      <Cell tight>
        {entry.entity === 'order' && entry.entityNumber ? (
          <Link
            to={urls.order(entry.entityNumber)}
          >{`${entry.entity} ${entry.entityNumber.toUpperCase()}`}</Link>
        ) : (
          [entry.entity, entry.entityNumber?.toUpperCase()].filter(Boolean).join(' ')
        )}
      </Cell>
      <Cell>{entry.field}</Cell>
      <Cell className={styles.value}>{entry.before ?? '–'}</Cell>
      <Cell className={styles.value}>{entry.after ?? '–'}</Cell>
      <Cell>{entry.reason}</Cell>
    </tr>
  );
}

function System() {
  return <FormattedMessage id="admin.history.system" />;
}
