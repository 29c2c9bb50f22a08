import { useUser } from '@gantry/api-client';
import { adminOperationsPath } from '@gantry/contracts/addresses/admin';
import { PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { JobList } from '../../features/job-queue/job-list.tsx';
import { MailLog } from '../../features/mail-log/mail-log.tsx';
import { OverviewPanel } from '../../features/overview/overview-panel.tsx';
import { ProcessList } from '../../features/process-list/process-list.tsx';
import { ReleaseBoard } from '../../features/releases/release-board.tsx';
import styles from '../../parts/tax-page.module.css';
import {
  jobsQuery,
  mailsQuery,
  overviewQuery,
  tabOf,
  tabsFor,
  type OperationsTab,
} from './operations.loader.ts';

export { loader } from './operations.loader.ts';

/** What waits for staff and how the store is doing: mails it sent, jobs that failed, releases, processes (specification §2). */
export default function OperationsPage() {
  const [address] = useSearchParams();
  const role = useUser()?.role;
  const tab = tabOf(address, role);
  return (
    <div className={styles.page}>
      <PageHeader title={<FormattedMessage id="admin.operations.title" />} />
      <Tabs tabs={tabsFor(role)} current={tab} />
      {tab === 'overview' ? <OverviewPanel query={overviewQuery(address)} /> : null}
      {tab === 'mails' ? <MailLog query={mailsQuery(address)} address={address} /> : null}
      {tab === 'releases' ? <ReleaseBoard /> : null}
      {tab === 'processes' ? <ProcessList /> : null}
      {tab === 'jobs' ? <JobList query={jobsQuery(address)} address={address} /> : null}
    </div>
  );
}

interface TabsProps {
  readonly tabs: readonly OperationsTab[];
  readonly current: OperationsTab;
}

function Tabs({ tabs, current }: TabsProps) {
  const intl = useIntl();
  if (tabs.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'admin.operations.tabs' })}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={tab === 'overview' ? adminOperationsPath() : `${adminOperationsPath()}?tab=${tab}`}
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          <FormattedMessage id={`admin.operations.tab.${tab}`} />
        </Link>
      ))}
    </nav>
  );
}
