import { notFound, storeContext } from '@gantry/api-client';
import { isOneOfRoles, staffCheckoutRoles } from '@gantry/domain/roles';
import type { LoaderFunctionArgs } from 'react-router';

/** @throws that there is no such page, to a role that takes no orders and payments for customers */
export function checkTaker({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): void {
  const role = context.get(storeContext).getState().session.user?.role;
  if (!isOneOfRoles(staffCheckoutRoles, role)) throw notFound(new URL(request.url).pathname);
}
