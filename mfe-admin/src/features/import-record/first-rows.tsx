import type { FeedLook } from '@gantry/contracts/schemas/feed-import';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Cell, Disclosure, HeadCell, RowHead, Table } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { FeedProblemText } from '../../parts/feed-problem-text.tsx';
import styles from './import-record.module.css';

/** What the first rows would become, and what is wrong with them. Nothing is written for it. */
export function FirstRows({ rows }: Pick<FeedLook, 'rows'>) {
  const bad = rows.filter(({ problems }) => problems.length > 0).length;
  if (rows.length === 0)
    return (
      <Alert tone="warn">
        <FormattedMessage id="admin.import.no-rows" />
      </Alert>
    );
  return (
    <Disclosure
      open
      summary={<FormattedMessage id="admin.import.first-rows" values={{ count: rows.length, bad }} />}
    >
      <Table caption={<FormattedMessage id="admin.import.first-rows" values={{ count: rows.length, bad }} />}>
        <thead>
          <tr>
            {(['line', 'id', 'facts', 'reason'] as const).map((column) => (
              <HeadCell key={column}>
                <FormattedMessage id={`admin.import.${column}`} />
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FirstRow key={row.line} row={row} />
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}

function FirstRow({ row }: { readonly row: FeedLook['rows'][number] }) {
  const { count } = useFormats();
  return (
    <tr>
      <RowHead>{count(row.line)}</RowHead>
      <Cell className={styles.column}>{row.id || '–'}</Cell>
      <Cell className={styles.reason}>
        {row.facts
          .filter(({ field }) => field !== 'id')
          .map(({ field, value }) => `${field}: ${value}`)
          .join(' · ')}
      </Cell>
      <Cell className={styles.reason}>
        {row.problems.length > 0 ? <Problems problems={row.problems} /> : '–'}
      </Cell>
    </tr>
  );
}

function Problems({ problems }: Pick<FeedLook['rows'][number], 'problems'>) {
  return problems.map(({ problem, reason }, at) => (
    // Two problems of one row may read the same; their order never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={at}>
      <FeedProblemText problem={problem} reason={reason} />
    </div>
  ));
}
