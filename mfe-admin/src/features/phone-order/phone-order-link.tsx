import { useUser } from '@gantry/api-client';
import { phoneOrderPath } from '@gantry/contracts/addresses/admin';
import { isOneOfRoles, staffCheckoutRoles } from '@gantry/domain/roles';
import { LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Where an order by telephone is taken; for those who may take orders for customers. */
export function PhoneOrderLink() {
  const role = useUser()?.role;
  if (!isOneOfRoles(staffCheckoutRoles, role)) return null;
  return (
    <LinkButton size="small" to={phoneOrderPath()}>
      <FormattedMessage id="admin.phone.title" />
    </LinkButton>
  );
}
