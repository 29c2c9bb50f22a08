import { mutationOf, queryOf } from '@gantry/api-client';
import {
  identityChangePassword,
  identityChangeUsername,
  identityEndOtherSessions,
  identityEndSession,
  identityGetSecurity,
  identityKeepUsername,
} from '@gantry/contracts/endpoints/account-security';
import { identityEraseAccount, identityGetErasure } from '@gantry/contracts/endpoints/account-erasure';
import { identityAskDataExport } from '@gantry/contracts/endpoints/data-export';
import {
  identityAddPasskey,
  identityRemovePasskey,
  identityRenamePasskey,
  identityStartPasskey,
} from '@gantry/contracts/endpoints/passkeys';
import {
  identityConfirmApp,
  identityRemoveApp,
  identityRenewRecoveryCodes,
  identityStartApp,
} from '@gantry/contracts/endpoints/second-step';
import { accountApi } from './account-api.ts';

const invalidatesTags = ['Security'] as const;

/** What keeps the account safe: password, user name, second step, and where it is signed in. */
export const securityApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    identityGetSecurity: build.query({ ...queryOf(identityGetSecurity), providesTags: ['Security'] }),
    identityGetErasure: build.query(queryOf(identityGetErasure)),
    identityAskDataExport: build.mutation(mutationOf(identityAskDataExport)),
    identityEraseAccount: build.mutation(mutationOf(identityEraseAccount)),
    identityChangePassword: build.mutation({ ...mutationOf(identityChangePassword), invalidatesTags }),
    identityChangeUsername: build.mutation({ ...mutationOf(identityChangeUsername), invalidatesTags }),
    identityStartApp: build.mutation(mutationOf(identityStartApp)),
    identityConfirmApp: build.mutation({ ...mutationOf(identityConfirmApp), invalidatesTags }),
    identityRemoveApp: build.mutation({ ...mutationOf(identityRemoveApp), invalidatesTags }),
    identityRenewRecoveryCodes: build.mutation({
      ...mutationOf(identityRenewRecoveryCodes),
      invalidatesTags,
    }),
    identityStartPasskey: build.mutation(mutationOf(identityStartPasskey)),
    identityAddPasskey: build.mutation({ ...mutationOf(identityAddPasskey), invalidatesTags }),
    identityRenamePasskey: build.mutation({ ...mutationOf(identityRenamePasskey), invalidatesTags }),
    identityRemovePasskey: build.mutation({ ...mutationOf(identityRemovePasskey), invalidatesTags }),
    identityKeepUsername: build.mutation({ ...mutationOf(identityKeepUsername), invalidatesTags }),
    identityEndSession: build.mutation({ ...mutationOf(identityEndSession), invalidatesTags }),
    identityEndOtherSessions: build.mutation({ ...mutationOf(identityEndOtherSessions), invalidatesTags }),
  }),
});

export const {
  useIdentityAskDataExportMutation,
  useIdentityEraseAccountMutation,
  useIdentityGetErasureQuery,
  useIdentityGetSecurityQuery,
  useIdentityChangePasswordMutation,
  useIdentityChangeUsernameMutation,
  useIdentityStartAppMutation,
  useIdentityConfirmAppMutation,
  useIdentityRemoveAppMutation,
  useIdentityRenewRecoveryCodesMutation,
  useIdentityStartPasskeyMutation,
  useIdentityAddPasskeyMutation,
  useIdentityRenamePasskeyMutation,
  useIdentityRemovePasskeyMutation,
  useIdentityKeepUsernameMutation,
  useIdentityEndSessionMutation,
  useIdentityEndOtherSessionsMutation,
} = securityApi;
