import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './record-sheet.module.css';

export interface RecordSheetProps {
  /** the kind of record: its heading is `account.<kind>.heading` */
  readonly kind: 'order' | 'inquiry';
  readonly number: string;
  /** when it came to be */
  readonly lead: ReactNode;
  readonly status: ReactNode;
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

/** A record of the account as a sheet of paper: its name and where it stands, its facts, then what it is about. */
export function RecordSheet({ kind, number, lead, status, facts, children }: RecordSheetProps) {
  return (
    <article className={styles.sheet}>
      <header>
        <h1>
          <FormattedMessage id={`account.${kind}.heading`} values={{ number: number.toUpperCase() }} />
        </h1>
        <p>
          {lead}
          {' · '}
          {status}
        </p>
      </header>
      <div className={styles.facts}>{facts}</div>
      {children}
    </article>
  );
}
