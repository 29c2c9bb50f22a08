import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, HeadCell, RowHead, Table } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FeedProblemText } from '../../parts/feed-problem-text.tsx';
import styles from './import-record.module.css';
import { errorsAddress } from '../../api/feed-files.ts';

/** The first things wrong with the rows of a file, and the file that has them all. */
export function ImportProblems({ one }: { readonly one: FeedImport }) {
  const { locale } = useIntl();
  if (one.problems.length === 0) return null;
  return (
    <div className={styles.part}>
      {/* the table below is the region of this name */}
      <h2 className={styles.heading}>
        <FormattedMessage id="admin.import.problems" values={{ count: one.problemCount }} />
      </h2>
      {one.hasErrorFile ? (
        <p className={styles.summary}>
          <a href={errorsAddress(one.id, locale)}>
            <FormattedMessage id="admin.import.save-errors" />
          </a>
        </p>
      ) : null}
      <Table caption={<FormattedMessage id="admin.import.problems" values={{ count: one.problemCount }} />}>
        <thead>
          <tr>
            {(['line', 'reason', 'id', 'field', 'outcome'] as const).map((column) => (
              <HeadCell key={column}>
                <FormattedMessage id={`admin.import.${column}`} />
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {one.problems.map((problem, at) => (
            // Two problems of one row may read the same; their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <ProblemRow key={at} found={problem} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** One thing wrong, with its line and what was left out for it. */
function ProblemRow({ found }: { readonly found: FeedImport['problems'][number] }) {
  const { count } = useFormats();
  const { line, id, field, problem, reason, kept } = found;
  return (
    <tr>
      <RowHead>{count(line)}</RowHead>
      <Cell className={styles.reason}>
        <FeedProblemText problem={problem} reason={reason} />
      </Cell>
      <Cell className={styles.column}>{id || '–'}</Cell>
      <Cell tight>{field || '–'}</Cell>
      <Cell tight>
        <FormattedMessage id={`admin.import.${kept ? 'fact-left-out' : 'row-left-out'}`} />
      </Cell>
    </tr>
  );
}
