import { mutationOf } from '@gantry/api-client';
import {
  identityAddLocation,
  identityCloseLocation,
  identityReopenLocation,
  identitySaveLocation,
  identitySetColleagueLocation,
} from '@gantry/contracts/endpoints/company-locations';
import { accountApi } from './account-api.ts';

const invalidatesTags = ['Company'] as const;

/** What admins do to the locations of their company. */
export const {
  useIdentityAddLocationMutation,
  useIdentitySaveLocationMutation,
  useIdentityCloseLocationMutation,
  useIdentityReopenLocationMutation,
  useIdentitySetColleagueLocationMutation,
} = accountApi.injectEndpoints({
  endpoints: (build) => ({
    identityAddLocation: build.mutation({ ...mutationOf(identityAddLocation), invalidatesTags }),
    identitySaveLocation: build.mutation({ ...mutationOf(identitySaveLocation), invalidatesTags }),
    identityCloseLocation: build.mutation({ ...mutationOf(identityCloseLocation), invalidatesTags }),
    identityReopenLocation: build.mutation({ ...mutationOf(identityReopenLocation), invalidatesTags }),
    identitySetColleagueLocation: build.mutation({
      ...mutationOf(identitySetColleagueLocation),
      invalidatesTags,
    }),
  }),
});
