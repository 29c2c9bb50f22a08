import { myCompanyPath } from '@gantry/contracts/addresses/account';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** Stands for what somebody's role in their company leaves out: why, and whom to ask. */
export function NotYourRole() {
  return (
    <Alert tone="note">
      <FormattedMessage id="account.people.not-yours" />{' '}
      <Link to={myCompanyPath()}>
        <FormattedMessage id="account.people.not-yours.link" />
      </Link>
    </Alert>
  );
}
