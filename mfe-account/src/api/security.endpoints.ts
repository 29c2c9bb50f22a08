import { mutationOf, queryOf } from '@gantry/api-client';
import {
  identityChangePassword,
  identityChangeUsername,
  identityEndOtherSessions,
  identityEndSession,
  identityGetSecurity,
  identityKeepUsername,
} from '@gantry/contracts/endpoints/account-security';
import { accountApi } from './account-api.ts';

const invalidatesTags = ['Security'] as const;

/** What keeps the account safe: password, user name, and where it is signed in. */
export const securityApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    identityGetSecurity: build.query({ ...queryOf(identityGetSecurity), providesTags: ['Security'] }),
    identityChangePassword: build.mutation({ ...mutationOf(identityChangePassword), invalidatesTags }),
    identityChangeUsername: build.mutation({ ...mutationOf(identityChangeUsername), invalidatesTags }),
    identityKeepUsername: build.mutation({ ...mutationOf(identityKeepUsername), invalidatesTags }),
    identityEndSession: build.mutation({ ...mutationOf(identityEndSession), invalidatesTags }),
    identityEndOtherSessions: build.mutation({ ...mutationOf(identityEndOtherSessions), invalidatesTags }),
  }),
});

export const {
  useIdentityGetSecurityQuery,
  useIdentityChangePasswordMutation,
  useIdentityChangeUsernameMutation,
  useIdentityKeepUsernameMutation,
  useIdentityEndSessionMutation,
  useIdentityEndOtherSessionsMutation,
} = securityApi;
