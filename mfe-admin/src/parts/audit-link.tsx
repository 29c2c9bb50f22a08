import { useUser } from '@gantry/api-client';
import { adminAuditOfPath } from '@gantry/contracts/addresses/admin';
import { mayEnter } from '@gantry/contracts/admin-rooms';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** The way to what the audit trail says of a record, for those who may read it. */
export function AuditLink({ of: [entity, number] }: { of: Parameters<typeof adminAuditOfPath> }) {
  const user = useUser();
  if (!mayEnter('audit', user?.role)) return null;
  return (
    <Link to={adminAuditOfPath(entity, number)}>
      <FormattedMessage id="admin.order.audit" />
    </Link>
  );
}
