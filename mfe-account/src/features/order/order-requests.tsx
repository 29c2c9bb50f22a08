import { myRequestPath, newRequestAddress } from '@gantry/contracts/addresses/account';
import type { Requestable } from '@gantry/contracts/schemas/order-request';
import { LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useSalesGetRequestableQuery } from '../../api/requests.endpoints.ts';
import { NotYourRole } from '../../parts/not-your-role.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';
import { RequestStatus } from '../../parts/request-status.tsx';
import styles from './order-requests.module.css';

/** The way to cancel or return items of an order, and what was asked already. */
export function OrderRequests({ number }: { readonly number: string }) {
  const { data } = useSalesGetRequestableQuery({ params: { number }, query: {} });
  const mayAsk = useMayInCompany('return-items');
  if (!data) return null;
  const mayCancel = data.lines.some(({ cancellation }) => cancellation === null);
  const mayReturn = data.lines.some(({ returns }) =>
    Object.values(returns).some(({ refusal }) => refusal === null),
  );
  if (!mayCancel && !mayReturn && data.requests.length === 0) return null;
  return (
    <section aria-labelledby="order-requests">
      <h2 id="order-requests">
        <FormattedMessage id="account.requests.heading" />
      </h2>
      {mayAsk ? null : <NotYourRole />}
      <div className={styles.row}>
        {mayAsk && mayCancel ? (
          <LinkButton to={newRequestAddress(number, { type: 'cancellation' })}>
            <FormattedMessage id="account.order.cancel-items" />
          </LinkButton>
        ) : null}
        {mayAsk && mayReturn ? (
          <LinkButton to={newRequestAddress(number, { type: 'return' })}>
            <FormattedMessage id="account.order.return-items" />
          </LinkButton>
        ) : null}
      </div>
      <AskedList requests={data.requests} />
    </section>
  );
}

/** What was asked already, newest first. */
function AskedList({ requests }: Pick<Requestable, 'requests'>) {
  if (requests.length === 0) return null;
  return (
    <ul className={styles.list}>
      {requests.map(({ number, type, status }) => (
        <li key={number}>
          <Link to={myRequestPath(number)}>
            <FormattedMessage
              id={`account.request.heading.${type}`}
              values={{ number: number.toUpperCase() }}
            />
          </Link>{' '}
          <RequestStatus status={status} />
        </li>
      ))}
    </ul>
  );
}
