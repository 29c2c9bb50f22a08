import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  identityAdminActOnAccount,
  identityAdminGetAccount,
  identityAdminListAccounts,
  identityAdminStartActing,
} from '@gantry/contracts/endpoints/admin-accounts';
import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import { adminApi } from './admin-api.ts';

interface Key {
  readonly params: { readonly number: string };
}
const showAccount: ShowAnswer<Key, AdminAccount> = showAnswer(({ params }, account) =>
  accountsApi.util.upsertQueryData('identityAdminGetAccount', { params }, account),
);

/** Accounts of customers and staff. An act answers the whole account, which replaces the one that is shown. */
export const accountsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    identityAdminListAccounts: build.query({
      ...queryOf(identityAdminListAccounts),
      providesTags: ['Listing'],
    }),
    identityAdminGetAccount: build.query(queryOf(identityAdminGetAccount)),
    identityAdminStartActing: build.mutation(mutationOf(identityAdminStartActing)),
    identityAdminActOnAccount: build.mutation({
      ...mutationOf(identityAdminActOnAccount),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: showAccount,
    }),
  }),
});

export const {
  useIdentityAdminListAccountsQuery,
  useIdentityAdminGetAccountQuery,
  useIdentityAdminActOnAccountMutation,
  useIdentityAdminStartActingMutation,
} = accountsApi;
