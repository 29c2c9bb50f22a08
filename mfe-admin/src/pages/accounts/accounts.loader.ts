import { storeContext, tryLoad } from '@gantry/api-client';
import { adminAccountsPath } from '@gantry/contracts/addresses/admin';
import { accountQueues, adminAccountSorts, type AccountQueue } from '@gantry/contracts/schemas/admin-account';
import { companyRoles } from '@gantry/domain/company-roles';
import { isOneOfRoles, signInRuleRoles } from '@gantry/domain/roles';
import type { LoaderFunctionArgs } from 'react-router';
import { accountsApi } from '../../api/accounts.endpoints.ts';
import { sortIn } from '../../parts/table-filter/sorted-columns.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

/** What the address asks for, as the call takes it. */
export function accountListQuery(address: URLSearchParams) {
  const queue: AccountQueue = accountQueues.find((one) => one === address.get('queue')) ?? 'all';
  const search = address.get('search')?.trim().slice(0, 80) ?? '';
  const page = /^[1-9]\d{0,5}$/.exec(address.get('page') ?? '')?.[0] ?? '1';
  const companyRole = companyRoles.find((one) => one === address.get('companyRole'));
  const sort = sortIn(address, adminAccountSorts, '');
  return {
    queue,
    page,
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
    ...(companyRole ? { companyRole } : {}),
  };
}

/** The accounts of the address; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = accountListQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  const { identityAdminListAccounts, identityAdminGetSignInRules } = accountsApi.endpoints;
  const role = context.get(storeContext).getState().session.user?.role;
  await Promise.all([
    loadViews({ request, context }, 'accounts', { path: adminAccountsPath() }),
    tryLoad(context, identityAdminListAccounts.initiate({ query }, fresh)),
    isOneOfRoles(signInRuleRoles, role)
      ? tryLoad(context, identityAdminGetSignInRules.initiate(undefined, fresh))
      : undefined,
  ]);
  return null;
}
