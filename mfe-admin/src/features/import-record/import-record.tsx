import { adminImportPath } from '@gantry/contracts/addresses/admin';
import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import { isImportAtWork, isImportOver } from '@gantry/domain/statuses/import-statuses';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, DataList } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AuditLink } from '../../parts/audit-link.tsx';
import { fileSize } from '../../parts/file-size.ts';
import { CancelButton } from './cancel-button.tsx';
import { GoOnUploading } from './go-on-uploading.tsx';
import { ImportFailure } from './import-failure.tsx';
import { ImportProblems } from './import-problems.tsx';
import { ImportProgress } from './import-progress.tsx';
import styles from './import-record.module.css';
import { PrepareImport } from './prepare-import.tsx';

/** An import with what is to be done now: bring the rest of its file, decide, wait, or read how it went. */
export function ImportRecord({ one }: { readonly one: FeedImport }) {
  const intl = useIntl();
  const { time } = useFormats();
  const { status, sameAs, summary } = one;
  return (
    <div className={styles.record}>
      <p className={styles.summary}>
        <FormattedMessage
          id="admin.import.summary"
          values={{ by: one.by, when: time(one.createdAt), size: fileSize(intl, one.bytes) }}
        />
        <AuditLink of={['import', one.id]} />
      </p>
      {sameAs && !isImportOver(status) ? <SameFile sameAs={sameAs} /> : null}
      <ImportFailure one={one} />
      {isImportAtWork(status) ? <ImportProgress one={one} /> : null}
      <Ending one={one} />
      {summary ? <Summary summary={summary} rate={one.rowsPerSecond} /> : null}
      <ImportProblems one={one} />
      {status === 'uploading' ? <GoOnUploading one={one} /> : null}
      {one.mayStart ? <PrepareImport key={one.version} one={one} /> : null}
      {one.mayCancel ? <CancelButton one={one} /> : null}
    </div>
  );
}

/** Says that this very file was brought before, and when. */
function SameFile({ sameAs }: { readonly sameAs: NonNullable<FeedImport['sameAs']> }) {
  const intl = useIntl();
  const { time } = useFormats();
  return (
    <Alert tone="note">
      <FormattedMessage
        id="admin.import.same"
        values={{
          file: <Link to={adminImportPath(sameAs.id)}>{sameAs.file}</Link>,
          when: time(sameAs.createdAt),
          status: intl.formatMessage({ id: `admin.import.status-${sameAs.status}` }),
        }}
      />
    </Alert>
  );
}

/** How a check or an import ended; nothing before, and of a failure its own part tells. */
function Ending({ one }: { readonly one: FeedImport }) {
  if (one.status === 'cancelled' && one.summary) {
    return (
      <Alert tone="note">
        <FormattedMessage id={`admin.import.cancelled-${keepsSteps(one) ? 'steps' : 'nothing'}`} />
      </Alert>
    );
  }
  if (one.status !== 'checked' && one.status !== 'done') return null;
  return (
    <Alert tone="good" live="polite">
      <FormattedMessage id={`admin.import.${one.status === 'done' ? outcomeOf(one) : 'checked'}`} />
    </Alert>
  );
}

/** Whether what was done in steps stays, although the import came to no good end. */
const keepsSteps = ({ settings }: FeedImport): boolean => settings?.way === 'steps' && !settings.dryRun;

/** What there is to tell of an import that is done: it may have had nothing to change, or nothing at all. */
function outcomeOf({ summary }: FeedImport): 'done' | 'done-empty' | 'done-same' {
  if (!summary) return 'done';
  const { rows, added, changed, archived } = summary;
  if (rows === 0 && archived === 0) return 'done-empty';
  return added + changed + archived === 0 ? 'done-same' : 'done';
}

const counts = [
  'rows',
  'added',
  'changed',
  'unchanged',
  'errors',
  'warnings',
  'archived',
  'pinned',
  'takenOver',
] as const;

function Summary({
  summary,
  rate,
}: {
  readonly summary: NonNullable<FeedImport['summary']>;
  readonly rate: number | null;
}) {
  const { count } = useFormats();
  const items = counts.map((key) => ({
    key,
    term: <FormattedMessage id={`admin.import.${key}`} />,
    value: count(summary[key]),
  }));
  const speed = { key: 'rate', term: <FormattedMessage id="admin.import.rate" />, value: count(rate ?? 0) };
  return <DataList items={rate ? [...items, speed] : items} />;
}
