import { failureOf } from '@gantry/api-client';
import { adminAuditPath } from '@gantry/contracts/addresses/admin';
import { ErrorState, PageHeader } from '@gantry/ui';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useIdentityListAuditQuery } from '../../api/audit.endpoints.ts';
import { AuditFilter } from '../../features/audit/audit-filter.tsx';
import { AuditTable } from '../../features/audit/audit-table.tsx';
import { ChainCheck } from '../../features/audit/chain-check.tsx';
import { NoEntries } from '../../features/audit/no-entries.tsx';
import { LongListCount, LongListHint } from '../../parts/long-list.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import { askedEntries, auditQuery } from './audit-query.ts';
import styles from './audit.module.css';

export { loader } from './audit.loader.ts';

/** The audit trail: who changed which field of which record, when and why, and whether its chain holds. */
export default function AuditPage() {
  const [search] = useSearchParams();
  const { data: trail, error } = useIdentityListAuditQuery({ query: auditQuery(search) });
  if (error) {
    const isForbidden = failureOf(error)?.code === 'NOT_PERMITTED';
    return (
      <ErrorState
        level={1}
        title={<FormattedMessage id={isForbidden ? 'admin.audit.not-permitted' : 'admin.audit.failed'} />}
      >
        <FormattedMessage id={isForbidden ? 'admin.audit.not-permitted-hint' : 'admin.audit.failed-hint'} />
      </ErrorState>
    );
  }
  if (!trail) return null;
  const asked = askedEntries(search);
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.audit.title" />}
        aside={
          <LongListCount
            list={trail}
            count={<FormattedMessage id="admin.audit.count" values={{ count: trail.total }} />}
          />
        }
      />
      <ChainCheck isIntact={trail.chainIntact} />
      <SavedViews list="audit" path={adminAuditPath()} />
      <AuditFilter asked={asked} />
      {trail.items.length > 0 ? (
        <AuditTable entries={trail.items} />
      ) : (
        <NoEntries asked={Object.values(asked)} />
      )}
      <LongListHint list={trail} />
      <ListPages texts="admin.pages" path={adminAuditPath()} list={trail} />
    </div>
  );
}
