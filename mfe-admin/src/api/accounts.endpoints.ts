import { mutationOf, queryOf } from '@gantry/api-client';
import { outdates } from '@gantry/api-client/outdates';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  identityAdminActOnAccount,
  identityAdminFindCompanies,
  identityAdminGetAccount,
  identityAdminListAccounts,
  identityAdminStartActing,
} from '@gantry/contracts/endpoints/admin-accounts';
import {
  identityAdminGetSignInRules,
  identityAdminSaveSignInRules,
} from '@gantry/contracts/endpoints/second-step';
import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import type { SignInRules } from '@gantry/contracts/schemas/second-step';
import { adminApi } from './admin-api.ts';

interface Key {
  readonly params: { readonly number: string };
}
const showAccount: ShowAnswer<Key, AdminAccount> = showAnswer(({ params }, account) =>
  accountsApi.util.upsertQueryData('identityAdminGetAccount', { params }, account),
);

const showRules: ShowAnswer<unknown, SignInRules> = showAnswer((_, rules) =>
  accountsApi.util.upsertQueryData('identityAdminGetSignInRules', undefined, rules),
);

/** Accounts of customers and staff. An act answers the whole account, which replaces the one that is shown. */
export const accountsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    identityAdminListAccounts: build.query({
      ...queryOf(identityAdminListAccounts),
      providesTags: ['Listing'],
    }),
    identityAdminFindCompanies: build.query({
      ...queryOf(identityAdminFindCompanies),
      providesTags: ['Listing'],
    }),
    identityAdminGetAccount: build.query({
      ...queryOf(identityAdminGetAccount),
      providesTags: ['Account'],
    }),
    identityAdminGetSignInRules: build.query({
      ...queryOf(identityAdminGetSignInRules),
      providesTags: ['SignInRules'],
    }),
    identityAdminSaveSignInRules: build.mutation({
      ...mutationOf(identityAdminSaveSignInRules),
      invalidatesTags: outdates(['Audit'], 'SignInRules'),
      onQueryStarted: showRules,
    }),
    identityAdminStartActing: build.mutation(mutationOf(identityAdminStartActing)),
    identityAdminActOnAccount: build.mutation({
      ...mutationOf(identityAdminActOnAccount),
      invalidatesTags: outdates(['Listing', 'Audit'], 'Account'),
      onQueryStarted: showAccount,
    }),
  }),
});

export const {
  useIdentityAdminListAccountsQuery,
  useIdentityAdminFindCompaniesQuery,
  useIdentityAdminGetAccountQuery,
  useIdentityAdminActOnAccountMutation,
  useIdentityAdminStartActingMutation,
  useIdentityAdminGetSignInRulesQuery,
  useIdentityAdminSaveSignInRulesMutation,
} = accountsApi;
