import { adminAccountPath, adminAccountsPath } from '@gantry/contracts/addresses/admin';
import { accountQueues, type AdminAccounts } from '@gantry/contracts/schemas/admin-account';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, PageHeader } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useIdentityAdminListAccountsQuery } from '../../api/accounts.endpoints.ts';
import { AccountStatusBadge } from '../../parts/account-status-badge.tsx';
import { NoAccounts } from '../../parts/no-accounts.tsx';
import { QueueBar } from '../../parts/queue-bar.tsx';
import styles from '../../parts/queue-page.module.css';
import { accountListQuery } from './accounts.loader.ts';

export { loader } from './accounts.loader.ts';

/** Accounts of customers and staff by queue; queue, search and page stand in the address. */
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
      <QueueBar
        texts="admin.accounts"
        path={adminAccountsPath()}
        address={address}
        queues={accountQueues}
        current={query.queue}
        counts={list.counts}
        search={query.search ?? ''}
      />
      {list.items.length > 0 ? (
        <AccountTable list={list} />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.accounts.none" />}>
          <FormattedMessage id="admin.accounts.none-hint" />
        </EmptyState>
      )}
      <ListPages texts="admin.pages" path={adminAccountsPath()} list={list} />
    </div>
  );
}

type Item = AdminAccounts['items'][number];

function AccountTable({ list }: { readonly list: AdminAccounts }) {
  const { day, time } = useFormats();
  const columns: readonly Column<Item>[] = [
    {
      key: 'number',
      isRowHead: true,
      tight: true,
      cell: ({ number }) => <Link to={adminAccountPath(number)}>{number.toUpperCase()}</Link>,
    },
    { key: 'name', roomy: true, cell: ({ name }) => name },
    { key: 'email', roomy: true, cell: ({ email }) => email },
    { key: 'company', roomy: true, cell: ({ company }) => company ?? '–' },
    { key: 'role', cell: ({ role }) => <FormattedMessage id={`admin.role.${role}`} /> },
    { key: 'status', cell: ({ status }) => <AccountStatusBadge status={status} /> },
    { key: 'created', tight: true, cell: ({ createdAt }) => day(createdAt) },
    { key: 'seen', tight: true, cell: ({ seenAt }) => (seenAt ? time(seenAt) : '–') },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.accounts.title" />}
      headId={(key) => `admin.accounts.column.${key}`}
      columns={columns}
      rows={list.items}
      rowKey={({ number }) => number}
    />
  );
}
