import { useUser } from '@gantry/api-client';
import { adminCreateMpoPath } from '@gantry/contracts/addresses/admin';
import { isOneOfRoles, purchaseOrderRoles } from '@gantry/domain/roles';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** Leads from an order or quote to a purchase order of its lines; for whoever draws them up. */
export function CreateMpoLink({ source }: { readonly source: string }) {
  const user = useUser();
  if (!isOneOfRoles(purchaseOrderRoles, user?.role)) return null;
  return (
    <Link to={adminCreateMpoPath(source)}>
      <FormattedMessage id="admin.mpo.title" />
    </Link>
  );
}
