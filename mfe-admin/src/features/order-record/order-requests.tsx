import { useUser } from '@gantry/api-client';
import {
  adminCreateRequestPath,
  adminRequestPath,
  adminRequestsOfPath,
} from '@gantry/contracts/addresses/admin';
import { isOneOfRoles, orderRequestReaderRoles, orderRequestRoles } from '@gantry/domain/roles';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useSalesAdminGetRequestableQuery } from '../../api/requests.endpoints.ts';
import { RequestStatusBadge } from '../../parts/request-status-badge.tsx';

/** The newest cancellation or return of an order, the way to all of them, and to asking for the customer. */
export function OrderRequests({ number }: { readonly number: string }) {
  const role = useUser()?.role;
  const mayRead = isOneOfRoles(orderRequestReaderRoles, role);
  const { data } = useSalesAdminGetRequestableQuery({ params: { number } }, { skip: !mayRead });
  const [newest] = data?.requests ?? [];
  return (
    <>
      {newest ? (
        <>
          <Link to={adminRequestPath(newest.number)}>
            <FormattedMessage
              id={`admin.request.heading.${newest.type}`}
              values={{ number: newest.number.toUpperCase() }}
            />
          </Link>
          <RequestStatusBadge status={newest.status} />
        </>
      ) : null}
      {(data?.requests.length ?? 0) > 1 ? (
        <Link to={adminRequestsOfPath(number)}>
          <FormattedMessage id="admin.requests.title" />
        </Link>
      ) : null}
      {isOneOfRoles(orderRequestRoles, role) ? (
        <Link to={adminCreateRequestPath(number)}>
          <FormattedMessage id="admin.request.create-for" />
        </Link>
      ) : null}
    </>
  );
}
