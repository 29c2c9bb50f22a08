import { StatusBadge } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { BulkRecord, BulkResult } from './bulk-act.ts';
import styles from './bulk.module.css';
import type { RunResult } from './use-bulk-run.ts';

export interface BulkResultsProps {
  readonly texts: string;
  readonly results: readonly RunResult[];
  /** how many records were begun with */
  readonly count: number;
}

/** How far it is, and what became of each record. */
export function BulkResults({ texts, results, count }: BulkResultsProps) {
  const intl = useIntl();
  const done = results.filter(({ kind }) => kind === 'done').length;
  return (
    <>
      <p role="status" className={styles.progress}>
        {count > 0 ? (
          <FormattedMessage
            id={`admin.bulk.${texts}.progress`}
            values={{ reached: results.length, count, done, refused: results.length - done }}
          />
        ) : null}
      </p>
      {results.length > 0 ? (
        <ul className={styles.results} aria-label={intl.formatMessage({ id: 'admin.bulk.results' })}>
          {results.map((result) => (
            <li key={result.key} className={styles.result}>
              <RecordName {...result} />
              <ResultText {...result} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

const RecordName = ({ name, to }: Pick<BulkRecord, 'name' | 'to'>) =>
  to === null ? (
    <span>{name}</span>
  ) : (
    <Link to={to} target="_blank">
      {name}
    </Link>
  );

function ResultText({ kind, says }: BulkResult) {
  if (kind === 'done') return <StatusBadge tone="good">{says}</StatusBadge>;
  return (
    <>
      <StatusBadge tone="bad">
        <FormattedMessage id="admin.bulk.refused" />
      </StatusBadge>
      <span>{says}</span>
    </>
  );
}
