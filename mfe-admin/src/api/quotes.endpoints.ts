import { mutationOf, queryOf } from '@gantry/api-client';
import { outdates } from '@gantry/api-client/outdates';
import {
  salesAdminAddQuoteLine,
  salesAdminAssignInquiry,
  salesAdminCopyInquiry,
  salesAdminCustomerView,
  salesAdminListAssignees,
  salesAdminQuotePriceHelp,
  salesAdminRemoveQuoteLine,
  salesAdminSaveQuoteLine,
  salesAdminSplitInquiry,
} from '@gantry/contracts/endpoints/quotes-admin';
import { inquiriesApi, showInquiry } from './inquiries.endpoints.ts';

/** What staff do with the lines of a quote, and with a quote as a whole. A saved line is put in its place by who saves it. */
const quotesApi = inquiriesApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminSaveQuoteLine: build.mutation(mutationOf(salesAdminSaveQuoteLine)),
    salesAdminAddQuoteLine: build.mutation({
      ...mutationOf(salesAdminAddQuoteLine),
      invalidatesTags: ['Audit', 'PriceHelp'],
      onQueryStarted: showInquiry,
    }),
    salesAdminRemoveQuoteLine: build.mutation({
      ...mutationOf(salesAdminRemoveQuoteLine),
      invalidatesTags: ['Audit'],
      onQueryStarted: showInquiry,
    }),
    salesAdminQuotePriceHelp: build.query({
      ...queryOf(salesAdminQuotePriceHelp),
      providesTags: ['PriceHelp'],
    }),
    salesAdminCustomerView: build.query(queryOf(salesAdminCustomerView)),
    salesAdminListAssignees: build.query(queryOf(salesAdminListAssignees)),
    salesAdminAssignInquiry: build.mutation({
      ...mutationOf(salesAdminAssignInquiry),
      invalidatesTags: outdates(['Listing', 'Audit'], 'Inquiry'),
      onQueryStarted: showInquiry,
    }),
    salesAdminSplitInquiry: build.mutation({
      ...mutationOf(salesAdminSplitInquiry),
      invalidatesTags: ['Listing', 'Audit'],
    }),
    salesAdminCopyInquiry: build.mutation({
      ...mutationOf(salesAdminCopyInquiry),
      invalidatesTags: ['Listing'],
    }),
  }),
});

export const {
  useSalesAdminSaveQuoteLineMutation,
  useSalesAdminAddQuoteLineMutation,
  useSalesAdminRemoveQuoteLineMutation,
  useSalesAdminQuotePriceHelpQuery,
  useSalesAdminCustomerViewQuery,
  useSalesAdminListAssigneesQuery,
  useSalesAdminAssignInquiryMutation,
  useSalesAdminSplitInquiryMutation,
  useSalesAdminCopyInquiryMutation,
} = quotesApi;
