import { mutationOf, queryOf } from '@gantry/api-client';
import {
  identityAcceptInvitation,
  identityChangeColleagueRole,
  identityEndSubstitute,
  identityGetCompany,
  identityGetInvitation,
  identityHandOverCompany,
  identityInviteColleague,
  identityJoinCompany,
  identityLeaveCompany,
  identityListColleagues,
  identityMakeCompany,
  identityResendInvitation,
  identitySetApprovalRules,
  identitySetColleagueActive,
  identitySetColleagueBudget,
  identitySetSubstitute,
  identityWithdrawInvitation,
} from '@gantry/contracts/endpoints/company';
import { accountApi } from './account-api.ts';

const invalidatesTags = ['Company'] as const;

/** The people of a company, and how they come into it. */
export const companyApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    identityGetCompany: build.query({ ...queryOf(identityGetCompany), providesTags: ['Company'] }),
    identityListColleagues: build.query({ ...queryOf(identityListColleagues), providesTags: ['Company'] }),
    identityMakeCompany: build.mutation({ ...mutationOf(identityMakeCompany), invalidatesTags }),
    identityLeaveCompany: build.mutation(mutationOf(identityLeaveCompany)),
    identityInviteColleague: build.mutation({ ...mutationOf(identityInviteColleague), invalidatesTags }),
    identityResendInvitation: build.mutation({ ...mutationOf(identityResendInvitation), invalidatesTags }),
    identityWithdrawInvitation: build.mutation({
      ...mutationOf(identityWithdrawInvitation),
      invalidatesTags,
    }),
    identityChangeColleagueRole: build.mutation({
      ...mutationOf(identityChangeColleagueRole),
      invalidatesTags,
    }),
    identitySetColleagueActive: build.mutation({
      ...mutationOf(identitySetColleagueActive),
      invalidatesTags,
    }),
    identitySetApprovalRules: build.mutation({ ...mutationOf(identitySetApprovalRules), invalidatesTags }),
    identitySetColleagueBudget: build.mutation({
      ...mutationOf(identitySetColleagueBudget),
      invalidatesTags,
    }),
    identitySetSubstitute: build.mutation({ ...mutationOf(identitySetSubstitute), invalidatesTags }),
    identityEndSubstitute: build.mutation({ ...mutationOf(identityEndSubstitute), invalidatesTags }),
    identityHandOverCompany: build.mutation({ ...mutationOf(identityHandOverCompany), invalidatesTags }),
    identityGetInvitation: build.query(queryOf(identityGetInvitation)),
    identityJoinCompany: build.mutation(mutationOf(identityJoinCompany)),
    identityAcceptInvitation: build.mutation(mutationOf(identityAcceptInvitation)),
  }),
});

export const {
  useIdentityGetCompanyQuery,
  useIdentityListColleaguesQuery,
  useIdentityMakeCompanyMutation,
  useIdentityLeaveCompanyMutation,
  useIdentityInviteColleagueMutation,
  useIdentityResendInvitationMutation,
  useIdentityWithdrawInvitationMutation,
  useIdentityChangeColleagueRoleMutation,
  useIdentitySetColleagueActiveMutation,
  useIdentitySetApprovalRulesMutation,
  useIdentitySetColleagueBudgetMutation,
  useIdentitySetSubstituteMutation,
  useIdentityEndSubstituteMutation,
  useIdentityHandOverCompanyMutation,
  useIdentityGetInvitationQuery,
  useIdentityJoinCompanyMutation,
} = companyApi;
