import { failureOf } from '@gantry/api-client';
import { ErrorState, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useIdentityListRetentionQuery } from '../../api/audit.endpoints.ts';
import { RetentionTable } from '../../features/retention/retention-table.tsx';
import styles from './retention.module.css';

export { loader } from './retention.loader.ts';

/** How long each kind of record is stored, why, and what was removed last. Nothing is changed here: the rules are code. */
export default function RetentionPage() {
  const { data, error } = useIdentityListRetentionQuery();
  if (error) {
    const isForbidden = failureOf(error)?.code === 'NOT_PERMITTED';
    const text = isForbidden ? 'admin.retention.not-permitted' : 'admin.retention.failed';
    return (
      <ErrorState level={1} title={<FormattedMessage id={text} />}>
        <FormattedMessage id={`${text}-hint`} />
      </ErrorState>
    );
  }
  if (!data) return null;
  return (
    <div className={styles.page}>
      <PageHeader title={<FormattedMessage id="admin.retention.title" />} />
      <p>
        <FormattedMessage id="admin.retention.about" />
      </p>
      <RetentionTable runs={data.runs} />
    </div>
  );
}
