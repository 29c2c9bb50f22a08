import { adminUnmatchedPath } from '@gantry/contracts/addresses/admin';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePaymentsListUnmatchedQuery } from '../../api/payments.endpoints.ts';

/** How many payments of all orders wait for finance, with the way to them; nothing where none waits. */
export function UnmatchedMoney() {
  const { data = [] } = usePaymentsListUnmatchedQuery();
  if (data.length === 0) return null;
  return (
    <p>
      <Link to={adminUnmatchedPath()}>
        <FormattedMessage id="admin.unmatched.title" values={{ count: data.length }} />
      </Link>
    </p>
  );
}
