import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './import-record.module.css';

/** How far an import is. It goes on when this page is left. */
export function ImportProgress({ one }: { readonly one: FeedImport }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'admin.import.progress' });
  return (
    <div className={styles.part}>
      <progress className={styles.progress} aria-label={label} value={one.share ?? 0} max={1} />
      <p className={styles.hint} role="status">
        <FormattedMessage id={`admin.import.${stageOf(one)}`} />
      </p>
      <p className={styles.hint}>
        {intl.formatNumber(one.share ?? 0, { style: 'percent' })}{' '}
        <FormattedMessage id="admin.import.goes-on" />
      </p>
    </div>
  );
}

/** Said once each, so that a reader of the screen is not told every row. */
function stageOf({ status, cancelling, waiting, summary, settings }: FeedImport): string {
  if (cancelling) return 'cancelling';
  if (status === 'queued') return 'queued';
  if (waiting) return 'waiting';
  if (!summary) return 'reading';
  return settings?.dryRun ? 'checking' : 'writing';
}
