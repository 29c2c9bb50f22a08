import { useUser } from '@gantry/api-client';
import { mayEnter } from '@gantry/contracts/admin-rooms';
import { adminJournalPath } from '@gantry/contracts/addresses/admin';
import { ErrorState, PageHeader } from '@gantry/ui';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { usePaymentsListJournalQuery } from '../../api/payments.endpoints.ts';
import { JournalFilter } from '../../features/journal/journal-filter.tsx';
import { JournalTable } from '../../features/journal/journal-table.tsx';
import { ForbiddenRoom } from '../../parts/forbidden-room.tsx';
import { LongListCount, LongListHint } from '../../parts/long-list.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import styles from '../../parts/tax-page.module.css';
import { journalQuery } from './journal-query.ts';

export { loader } from './journal.loader.ts';

/** The double-entry journal: every cent that moved between accounts, newest first. */
export default function JournalPage() {
  const [search] = useSearchParams();
  const isAllowed = mayEnter('journal', useUser()?.role);
  const query = journalQuery(search);
  const { data: list, isError } = usePaymentsListJournalQuery({ query }, { skip: !isAllowed });
  if (!isAllowed) return <ForbiddenRoom />;
  if (isError && !list)
    return <ErrorState level={1} title={<FormattedMessage id="admin.payments.failed" />} />;
  if (!list) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.journal.title" />}
        aside={
          <LongListCount
            list={list}
            count={<FormattedMessage id="admin.journal.count" values={{ count: list.total }} />}
          />
        }
      />
      <SavedViews list="journal" path={adminJournalPath()} />
      <JournalFilter order={search.get('order') ?? ''} account={search.get('account') ?? ''} />
      {list.items.length > 0 ? (
        <JournalTable entries={list.items} />
      ) : (
        <p>
          <FormattedMessage id="admin.journal.none" />
        </p>
      )}
      <LongListHint list={list} />
      <ListPages texts="admin.pages" path={adminJournalPath()} list={list} />
    </div>
  );
}
