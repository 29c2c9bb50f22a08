import { notFound, storeContext } from '@gantry/api-client';
import { phoneOrderPath } from '@gantry/contracts/addresses/admin';
import { isOneOfRoles, staffCheckoutRoles } from '@gantry/domain/roles';
import type { LoaderFunctionArgs } from 'react-router';

/** Reads nothing; to a role that takes no orders for customers the page does not exist. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const role = context.get(storeContext).getState().session.user?.role;
  if (!isOneOfRoles(staffCheckoutRoles, role)) throw notFound(phoneOrderPath());
  return null;
}
