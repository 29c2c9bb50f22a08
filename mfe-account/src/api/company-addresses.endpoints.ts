import { mutationOf } from '@gantry/api-client';
import {
  identityAddCompanyAddress,
  identityRemoveCompanyAddress,
  identitySaveCompanyAddress,
  identitySetAddressRule,
} from '@gantry/contracts/endpoints/company';
import { accountApi } from './account-api.ts';

/** What admins do to the addresses of their company, which stand in everybody’s address book there. */
export const {
  useIdentityAddCompanyAddressMutation,
  useIdentitySaveCompanyAddressMutation,
  useIdentityRemoveCompanyAddressMutation,
  useIdentitySetAddressRuleMutation,
} = accountApi.injectEndpoints({
  endpoints: (build) => ({
    identityAddCompanyAddress: build.mutation({
      ...mutationOf(identityAddCompanyAddress),
      invalidatesTags: ['Address'],
    }),
    identitySaveCompanyAddress: build.mutation({
      ...mutationOf(identitySaveCompanyAddress),
      invalidatesTags: ['Address'],
    }),
    identityRemoveCompanyAddress: build.mutation({
      ...mutationOf(identityRemoveCompanyAddress),
      invalidatesTags: ['Address'],
    }),
    identitySetAddressRule: build.mutation({
      ...mutationOf(identitySetAddressRule),
      invalidatesTags: ['Company'],
    }),
  }),
});
