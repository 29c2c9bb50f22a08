import { mutationOf, queryOf } from '@gantry/api-client';
import {
  identityListApiKeys,
  identityListCompanyApiKeys,
  identityMakeApiKey,
  identityRevokeApiKey,
  identityRevokeCompanyApiKey,
  identityRotateApiKey,
} from '@gantry/contracts/endpoints/api-keys';
import { accountApi } from './account-api.ts';

const invalidatesTags = ['Security'] as const;

/** Keys by which programs call in the name of the account, and of all people of its company. */
export const apiKeysApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    identityListApiKeys: build.query({ ...queryOf(identityListApiKeys), providesTags: ['Security'] }),
    identityMakeApiKey: build.mutation({ ...mutationOf(identityMakeApiKey), invalidatesTags }),
    identityRotateApiKey: build.mutation({ ...mutationOf(identityRotateApiKey), invalidatesTags }),
    identityRevokeApiKey: build.mutation({ ...mutationOf(identityRevokeApiKey), invalidatesTags }),
    identityListCompanyApiKeys: build.query({
      ...queryOf(identityListCompanyApiKeys),
      providesTags: ['Security'],
    }),
    identityRevokeCompanyApiKey: build.mutation({
      ...mutationOf(identityRevokeCompanyApiKey),
      invalidatesTags,
    }),
  }),
});

export const {
  useIdentityListApiKeysQuery,
  useIdentityMakeApiKeyMutation,
  useIdentityRotateApiKeyMutation,
  useIdentityRevokeApiKeyMutation,
  useIdentityListCompanyApiKeysQuery,
  useIdentityRevokeCompanyApiKeyMutation,
} = apiKeysApi;
