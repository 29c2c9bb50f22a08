import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import { StatusBadge } from '@gantry/ui';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { refusalText } from '../../parts/outcome-alert.tsx';
import { useStatusLabels } from '../../parts/status-labels.ts';
import type { BulkTarget } from './bulk-targets.ts';
import styles from './bulk.module.css';
import type { BulkResult } from './use-bulk-transition.ts';

export interface BulkResultsProps {
  readonly to: BulkTarget;
  readonly results: readonly BulkResult[];
  /** how many orders were begun with */
  readonly count: number;
}

/** How far it is, and what became of each order. */
export function BulkResults({ to, results, count }: BulkResultsProps) {
  const intl = useIntl();
  const done = results.filter(({ kind }) => kind === 'done').length;
  return (
    <>
      <p role="status" className={styles.progress}>
        {count > 0 ? (
          <FormattedMessage
            id="admin.bulk.progress"
            values={{ reached: results.length, count, done, refused: results.length - done }}
          />
        ) : null}
      </p>
      {results.length > 0 ? (
        <ul className={styles.results} aria-label={intl.formatMessage({ id: 'admin.bulk.results' })}>
          {results.map((result) => (
            <li key={result.number} className={styles.result}>
              <Link to={adminOrderPath(result.number)} target="_blank">
                {result.number.toUpperCase()}
              </Link>
              <ResultText to={to} result={result} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface ResultTextProps {
  readonly to: BulkTarget;
  readonly result: BulkResult;
}

function ResultText({ to, result }: ResultTextProps) {
  const { labelOf } = useStatusLabels();
  if (result.kind === 'done') {
    const values = { count: result.count, status: labelOf('line-status', to) };
    return (
      <StatusBadge tone="good">
        <FormattedMessage id="admin.bulk.done" values={values} />
      </StatusBadge>
    );
  }
  return (
    <>
      <StatusBadge tone="bad">
        <FormattedMessage id="admin.bulk.refused" />
      </StatusBadge>
      <span>
        <Why result={result} />
      </span>
    </>
  );
}

/** Why an order stayed as it is. */
function Why({ result }: { readonly result: Exclude<BulkResult, { kind: 'done' }> }) {
  const intl = useIntl();
  if (result.kind === 'hindered' && result.by.hindrance !== 'BLOCKED')
    return <FormattedMessage id={`admin.bulk.${result.by.hindrance}`} />;
  const blockers = result.kind === 'hindered' ? result.by.blockers : namedBlockers(result.failure?.data);
  const words = blockers.map((blocker) => intl.formatMessage({ id: `admin.blocker.${blocker}` }));
  if (words.length > 0) return <FormattedList type="unit" value={words} />;
  const failure = result.kind === 'refused' ? result.failure : undefined;
  return <FormattedMessage id={refusalText('admin.transition', failure)} />;
}

const namedBlockers = (data: Readonly<Record<string, unknown>> | undefined): readonly string[] =>
  Array.isArray(data?.['blockers']) ? data['blockers'] : [];
