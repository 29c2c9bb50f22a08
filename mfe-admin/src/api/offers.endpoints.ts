import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesAdminDecideOffer,
  salesAdminListApprovalRules,
  salesAdminSaveApprovalRule,
  salesAdminSimulateApprovalRule,
} from '@gantry/contracts/endpoints/offer-approvals';
import { salesAdminDraftOffer, salesAdminSendOffer } from '@gantry/contracts/endpoints/offers';
import { inquiriesApi } from './inquiries.endpoints.ts';

const outdatesOffers = (_answer: unknown, error: unknown) =>
  error ? [] : (['Offer', 'Listing', 'Audit'] as const);

/** Offers as staff draw them up and send them. */
export const offersApi = inquiriesApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminDraftOffer: build.query({ ...queryOf(salesAdminDraftOffer), providesTags: ['Offer'] }),
    salesAdminSendOffer: build.mutation({
      ...mutationOf(salesAdminSendOffer),
      invalidatesTags: outdatesOffers,
    }),
    // refused, the request has moved on: the page reads it again
    salesAdminDecideOffer: build.mutation({
      ...mutationOf(salesAdminDecideOffer),
      invalidatesTags: ['Offer', 'Listing', 'Audit'],
    }),
    salesAdminListApprovalRules: build.query({
      ...queryOf(salesAdminListApprovalRules),
      providesTags: ['Rule'],
    }),
    salesAdminSimulateApprovalRule: build.mutation(mutationOf(salesAdminSimulateApprovalRule)),
    salesAdminSaveApprovalRule: build.mutation({
      ...mutationOf(salesAdminSaveApprovalRule),
      invalidatesTags: ['Rule', 'Audit'],
    }),
  }),
});

export const {
  useSalesAdminDraftOfferQuery,
  useSalesAdminSendOfferMutation,
  useSalesAdminDecideOfferMutation,
  useSalesAdminListApprovalRulesQuery,
  useSalesAdminSimulateApprovalRuleMutation,
  useSalesAdminSaveApprovalRuleMutation,
} = offersApi;
