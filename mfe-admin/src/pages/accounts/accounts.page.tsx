import { adminAccountPath, adminAccountsPath } from '@gantry/contracts/addresses/admin';
import {
  accountQueues,
  adminAccountSorts,
  type AdminAccounts,
} from '@gantry/contracts/schemas/admin-account';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, PageHeader } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useIdentityAdminListAccountsQuery } from '../../api/accounts.endpoints.ts';
import { SignInRulesSection } from '../../features/sign-in-rules/sign-in-rules.tsx';
import { AccountStatusBadge } from '../../parts/account-status-badge.tsx';
import { useCompanyRoleOptions } from '../../parts/company-role-options.ts';
import { FilterSelect } from '../../parts/filter-select.tsx';
import { NoAccounts } from '../../parts/no-accounts.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import { QueueBar } from '../../parts/queue-bar.tsx';
import styles from '../../parts/queue-page.module.css';
import { ListTrail, TrailLink } from '../../parts/list-trail/list-trail.tsx';
import { SortedTable } from '../../parts/table-filter/sorted-table.tsx';
import { accountListQuery } from './accounts.loader.ts';

export { loader } from './accounts.loader.ts';

/** Accounts of customers and staff by queue; queue, search, role and page stand in the address. */
export default function AccountsPage() {
  const [address] = useSearchParams();
  const query = accountListQuery(address);
  const { data: list, error } = useIdentityAdminListAccountsQuery({ query });
  if (error) return <NoAccounts error={error} />;
  if (!list) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.accounts.title" />}
        aside={<FormattedMessage id="admin.accounts.count" values={{ count: list.total }} />}
      />
      <SavedViews list="accounts" path={adminAccountsPath()} />
      <QueueBar
        texts="admin.accounts"
        path={adminAccountsPath()}
        address={address}
        queues={accountQueues}
        current={query.queue}
        counts={list.counts}
        search={query.search ?? ''}
        filter={<CompanyRoleFilter key={query.companyRole} value={query.companyRole ?? ''} />}
      />
      {list.items.length > 0 ? (
        <ListTrail paths={list.items.map(({ number }) => adminAccountPath(number))}>
          <AccountTable list={list} />
        </ListTrail>
      ) : (
        <EmptyState title={<FormattedMessage id="admin.accounts.none" />}>
          <FormattedMessage id="admin.accounts.none-hint" />
        </EmptyState>
      )}
      <ListPages texts="admin.pages" path={adminAccountsPath()} list={list} />
      <SignInRulesSection />
    </div>
  );
}

function CompanyRoleFilter({ value }: { readonly value: string }) {
  const intl = useIntl();
  return (
    <FilterSelect
      label={<FormattedMessage id="admin.accounts.company-role" />}
      name="companyRole"
      value={value}
      any={intl.formatMessage({ id: 'admin.accounts.any-company-role' })}
      options={useCompanyRoleOptions()}
    />
  );
}

type Item = AdminAccounts['items'][number];

function AccountTable({ list }: { readonly list: AdminAccounts }) {
  const columns = useAccountColumns();
  return (
    <SortedTable
      list="accounts"
      caption={<FormattedMessage id="admin.accounts.title" />}
      headId={(key) => `admin.accounts.column.${key}`}
      columns={columns}
      path={adminAccountsPath()}
      sorts={adminAccountSorts}
      downFirst={['created', 'seen']}
      rows={list.items}
      rowKey={({ number }) => number}
    />
  );
}

function useAccountColumns(): readonly Column<Item>[] {
  const { day, time } = useFormats();
  return [
    {
      key: 'number',
      isRowHead: true,
      tight: true,
      cell: ({ number }) => <TrailLink to={adminAccountPath(number)}>{number.toUpperCase()}</TrailLink>,
    },
    {
      key: 'name',
      roomy: true,
      cell: ({ name, email }) => (
        <>
          {name}
          <span className={styles.below}>{email}</span>
        </>
      ),
    },
    { key: 'company', roomy: true, cell: (account) => <Company account={account} /> },
    { key: 'role', cell: ({ role }) => <FormattedMessage id={`admin.role.${role}`} /> },
    { key: 'status', cell: ({ status }) => <AccountStatusBadge status={status} /> },
    { key: 'created', tight: true, cell: ({ createdAt }) => day(createdAt) },
    { key: 'seen', tight: true, cell: ({ seenAt }) => (seenAt ? time(seenAt) : '–') },
  ];
}

/** The company of an account, and what it is there. */
const Company = ({ account: { company, companyRole } }: { readonly account: Item }) => (
  <>
    {company ?? '–'}
    {companyRole ? (
      <span className={styles.below}>
        <FormattedMessage id={`company-role.${companyRole}`} />
      </span>
    ) : null}
  </>
);
