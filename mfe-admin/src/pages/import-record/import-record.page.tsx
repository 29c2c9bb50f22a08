import { adminImportsPath } from '@gantry/contracts/addresses/admin';
import { isImportAtWork } from '@gantry/domain/statuses/import-statuses';
import { Breadcrumb, PageHeader } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useCatalogGetImportQuery } from '../../api/feeds.endpoints.ts';
import { ImportRecord } from '../../features/import-record/import-record.tsx';
import { ImportStatusBadge } from '../../parts/import-status-badge.tsx';
import { NoFeeds } from '../../parts/no-feeds.tsx';
import { RefusedFile } from '../../parts/refused-file.tsx';
import styles from './import-record.module.css';

export { loader } from './import-record.loader.ts';

/** How often an import at work is looked at, in milliseconds. */
const lookEvery = 1000;

/** One import from its file to its end. */
export default function ImportRecordPage() {
  const intl = useIntl();
  const [isAtWork, setAtWork] = useState(false);
  const { data, error } = useCatalogGetImportQuery(
    { params: { id: useParams().id ?? '' } },
    { pollingInterval: isAtWork ? lookEvery : 0, skipPollingIfUnfocused: true },
  );
  // An answer that did not come while an import runs is no reason to take away what is known.
  if (error && !data) return <NoFeeds error={error} />;
  if (!data) return null;
  if (isImportAtWork(data.status) !== isAtWork) setAtWork(!isAtWork);
  const title = intl.formatMessage({ id: 'admin.imports.title' });
  return (
    <div className={styles.page}>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'admin.breadcrumb' })}
            items={[{ name: title, to: adminImportsPath() }, { name: data.file }]}
          />
        }
        title={<FormattedMessage id="admin.import.heading" values={{ file: data.file }} />}
        aside={<ImportStatusBadge status={data.status} />}
      />
      <RefusedFile />
      <ImportRecord one={data} />
    </div>
  );
}
