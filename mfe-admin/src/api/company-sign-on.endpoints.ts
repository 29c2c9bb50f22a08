import { mutationOf, queryOf } from '@gantry/api-client';
import {
  identityAdminCheckSignOnDomains,
  identityAdminGetCompanySignOn,
  identityAdminRemoveCompanySignOn,
  identityAdminSaveCompanySignOn,
} from '@gantry/contracts/endpoints/company-sign-on';
import { adminApi } from './admin-api.ts';

/** How the people of a company sign on. */
const companySignOnApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    identityAdminGetCompanySignOn: build.query({
      ...queryOf(identityAdminGetCompanySignOn),
      providesTags: ['Security'],
    }),
    identityAdminSaveCompanySignOn: build.mutation({
      ...mutationOf(identityAdminSaveCompanySignOn),
      invalidatesTags: ['Security', 'Audit'],
    }),
    identityAdminCheckSignOnDomains: build.mutation({
      ...mutationOf(identityAdminCheckSignOnDomains),
      invalidatesTags: ['Security', 'Audit'],
    }),
    identityAdminRemoveCompanySignOn: build.mutation({
      ...mutationOf(identityAdminRemoveCompanySignOn),
      invalidatesTags: ['Security', 'Audit'],
    }),
  }),
});

export const {
  useIdentityAdminGetCompanySignOnQuery,
  useIdentityAdminSaveCompanySignOnMutation,
  useIdentityAdminCheckSignOnDomainsMutation,
  useIdentityAdminRemoveCompanySignOnMutation,
} = companySignOnApi;
