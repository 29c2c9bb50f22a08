import { adminAccountsPath } from '@gantry/contracts/addresses/admin';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useIdentityAdminGetAccountQuery } from '../../api/accounts.endpoints.ts';
import { AccountRecord } from '../../features/account-record/account-record.tsx';
import { NoAccounts } from '../../parts/no-accounts.tsx';
import { RecordPage } from '../../parts/record-page.tsx';

export { loader } from './account.loader.ts';

/** An account: who it is, what it may, what it owes, where it is signed in, and what staff may do to it. */
export default function AccountPage() {
  const intl = useIntl();
  const number = (useParams().number ?? '').toLowerCase();
  const { data: account, error } = useIdentityAdminGetAccountQuery({ params: { number } });
  if (error) return <NoAccounts error={error} />;
  if (!account) return null;
  return (
    <RecordPage
      name={number.toUpperCase()}
      title={intl.formatMessage({ id: 'admin.account.heading' }, { name: account.name })}
      list={{ title: 'admin.accounts.title', to: adminAccountsPath() }}
      place={{ list: 'accounts', key: number }}
      isWide
    >
      <AccountRecord account={account} />
    </RecordPage>
  );
}
