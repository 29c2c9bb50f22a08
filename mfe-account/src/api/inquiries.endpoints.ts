import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  salesGetMyInquiry,
  salesListMyInquiries,
  salesWithdrawInquiry,
  salesWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import { salesEditQuoteLines } from '@gantry/contracts/endpoints/quote-requests';
import { salesAnnounceInquiryFile, salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { accountApi } from './account-api.ts';

interface Key {
  readonly params: { readonly number: string };
}

const showInquiry: ShowAnswer<Key, Inquiry> = showAnswer(({ params }, inquiry) =>
  inquiriesApi.util.upsertQueryData('salesGetMyInquiry', { params }, inquiry),
);

/** The account's own inquiries. A change answers the whole inquiry, which replaces the one that is shown. */
export const inquiriesApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesListMyInquiries: build.query({ ...queryOf(salesListMyInquiries), providesTags: ['Listing'] }),
    salesGetMyInquiry: build.query(queryOf(salesGetMyInquiry)),
    salesWriteToInquiry: build.mutation({
      ...mutationOf(salesWriteToInquiry),
      invalidatesTags: ['Listing'],
      onQueryStarted: showInquiry,
    }),
    salesEditQuoteLines: build.mutation({
      ...mutationOf(salesEditQuoteLines),
      invalidatesTags: ['Listing'],
      onQueryStarted: showInquiry,
    }),
    salesAnnounceInquiryFile: build.mutation(mutationOf(salesAnnounceInquiryFile)),
    salesSendFileChunk: build.mutation(mutationOf(salesSendFileChunk)),
    salesWithdrawInquiry: build.mutation({
      ...mutationOf(salesWithdrawInquiry),
      invalidatesTags: ['Listing'],
      onQueryStarted: showInquiry,
    }),
  }),
});

export const {
  useSalesListMyInquiriesQuery,
  useSalesGetMyInquiryQuery,
  useSalesWriteToInquiryMutation,
  useSalesEditQuoteLinesMutation,
  useSalesWithdrawInquiryMutation,
} = inquiriesApi;
