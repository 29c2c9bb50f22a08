import { accountTone, type AccountStatus } from '@gantry/domain/statuses/account-statuses';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** The status of an account in the words of the back office. */
export function AccountStatusBadge({ status }: { readonly status: AccountStatus }) {
  return (
    <StatusBadge tone={accountTone(status)}>
      <FormattedMessage id={`admin.account-status.${status}`} />
    </StatusBadge>
  );
}
