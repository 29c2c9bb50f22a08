import { mutationOf, queryOf } from '@gantry/api-client';
import {
  identityFindCompanySignOn,
  identityFinishCompanySignOn,
  identityStartCompanySignOn,
} from '@gantry/contracts/endpoints/company-sign-on';
import {
  identityAddAddress,
  identityConfirmUsername,
  identityFinishRecovery,
  identityGetProfile,
  identityListAddresses,
  identityRemoveAddress,
  identitySaveAddress,
  identitySaveProfile,
  identitySignIn,
  identitySignUp,
  identityStartRecovery,
} from '@gantry/contracts/endpoints/identity';
import {
  identityPasskeySignIn,
  identityProvePasskey,
  identitySetUpPasskey,
  identityStartPasskeySignIn,
} from '@gantry/contracts/endpoints/passkeys';
import { identityFinishSignIn, identityGetSignInStep } from '@gantry/contracts/endpoints/second-step';
import { accountApi } from './account-api.ts';

/** Signing in, recovery, profile and address book. */
export const identityApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    identitySignIn: build.mutation(mutationOf(identitySignIn)),
    identityGetSignInStep: build.query(queryOf(identityGetSignInStep)),
    identityFinishSignIn: build.mutation(mutationOf(identityFinishSignIn)),
    identityFindCompanySignOn: build.query(queryOf(identityFindCompanySignOn)),
    identityStartCompanySignOn: build.mutation(mutationOf(identityStartCompanySignOn)),
    identityFinishCompanySignOn: build.mutation(mutationOf(identityFinishCompanySignOn)),
    identityStartPasskeySignIn: build.query(queryOf(identityStartPasskeySignIn)),
    identityPasskeySignIn: build.mutation(mutationOf(identityPasskeySignIn)),
    identityProvePasskey: build.mutation(mutationOf(identityProvePasskey)),
    identitySetUpPasskey: build.mutation(mutationOf(identitySetUpPasskey)),
    identitySignUp: build.mutation(mutationOf(identitySignUp)),
    identityStartRecovery: build.mutation(mutationOf(identityStartRecovery)),
    identityFinishRecovery: build.mutation(mutationOf(identityFinishRecovery)),
    identityConfirmUsername: build.mutation(mutationOf(identityConfirmUsername)),
    identityGetProfile: build.query({ ...queryOf(identityGetProfile), providesTags: ['Profile'] }),
    identitySaveProfile: build.mutation({ ...mutationOf(identitySaveProfile), invalidatesTags: ['Profile'] }),
    identityListAddresses: build.query({ ...queryOf(identityListAddresses), providesTags: ['Address'] }),
    identityAddAddress: build.mutation({ ...mutationOf(identityAddAddress), invalidatesTags: ['Address'] }),
    identitySaveAddress: build.mutation({ ...mutationOf(identitySaveAddress), invalidatesTags: ['Address'] }),
    identityRemoveAddress: build.mutation({
      ...mutationOf(identityRemoveAddress),
      invalidatesTags: ['Address'],
    }),
  }),
});

export const {
  useIdentitySignInMutation,
  useIdentityGetSignInStepQuery,
  useIdentityFinishSignInMutation,
  useIdentityFindCompanySignOnQuery,
  useLazyIdentityFindCompanySignOnQuery,
  useIdentityStartCompanySignOnMutation,
  useLazyIdentityStartPasskeySignInQuery,
  useIdentityPasskeySignInMutation,
  useIdentityProvePasskeyMutation,
  useIdentitySetUpPasskeyMutation,
  useIdentitySignUpMutation,
  useIdentityStartRecoveryMutation,
  useIdentityFinishRecoveryMutation,
  useIdentityConfirmUsernameMutation,
  useIdentityGetProfileQuery,
  useIdentitySaveProfileMutation,
  useIdentityListAddressesQuery,
  useIdentityAddAddressMutation,
  useIdentitySaveAddressMutation,
  useIdentityRemoveAddressMutation,
} = identityApi;
