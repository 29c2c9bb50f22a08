import { load, notFound, storeContext } from '@gantry/api-client';
import { adminApprovalRulesPath } from '@gantry/contracts/addresses/admin';
import { mayEnter } from '@gantry/contracts/admin-rooms';
import type { LoaderFunctionArgs } from 'react-router';
import { offersApi } from '../../api/offers.endpoints.ts';

/** The rules; to a role that does not decide about them the page does not exist. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const role = context.get(storeContext).getState().session.user?.role;
  if (!mayEnter('approval-rules', role)) throw notFound(adminApprovalRulesPath());
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, offersApi.endpoints.salesAdminListApprovalRules.initiate(undefined, fresh));
  return null;
}
