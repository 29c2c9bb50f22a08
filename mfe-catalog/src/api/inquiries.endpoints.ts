import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  salesCreateInquiry,
  salesGetInquiry,
  salesWithdrawInquiry,
  salesWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import { salesEditQuoteLines } from '@gantry/contracts/endpoints/quote-requests';
import { salesAnnounceInquiryFile, salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { catalogApi } from './catalog-api.ts';

interface Key {
  readonly params: { readonly number: string };
  readonly query: { readonly token?: string | undefined };
}

const showInquiry: ShowAnswer<Key, Inquiry> = showAnswer(({ params, query }, inquiry) =>
  inquiriesApi.util.upsertQueryData('salesGetInquiry', { params, query }, inquiry),
);

/** Inquiries as a customer sends, reads and answers them. A change answers the whole, which replaces what is shown. */
export const inquiriesApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    salesCreateInquiry: build.mutation(mutationOf(salesCreateInquiry)),
    salesGetInquiry: build.query(queryOf(salesGetInquiry)),
    salesWriteToInquiry: build.mutation({ ...mutationOf(salesWriteToInquiry), onQueryStarted: showInquiry }),
    salesEditQuoteLines: build.mutation({ ...mutationOf(salesEditQuoteLines), onQueryStarted: showInquiry }),
    salesAnnounceInquiryFile: build.mutation(mutationOf(salesAnnounceInquiryFile)),
    salesSendFileChunk: build.mutation(mutationOf(salesSendFileChunk)),
    salesWithdrawInquiry: build.mutation({
      ...mutationOf(salesWithdrawInquiry),
      onQueryStarted: showInquiry,
    }),
  }),
});

export const {
  useSalesCreateInquiryMutation,
  useSalesGetInquiryQuery,
  useSalesWriteToInquiryMutation,
  useSalesEditQuoteLinesMutation,
  useSalesWithdrawInquiryMutation,
} = inquiriesApi;
