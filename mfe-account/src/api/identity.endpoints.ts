import { mutationOf, queryOf } from '@gantry/api-client';
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
import { accountApi } from './account-api.ts';

/** Signing in, recovery, profile and address book. */
export const identityApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    identitySignIn: build.mutation(mutationOf(identitySignIn)),
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
