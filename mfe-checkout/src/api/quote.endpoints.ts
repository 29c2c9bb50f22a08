import { mutationOf, queryOf } from '@gantry/api-client';
import { salesGetInquiry, salesWriteToInquiry } from '@gantry/contracts/endpoints/inquiries';
import {
  salesAcceptOffer,
  salesDeclineOffer,
  salesGetOffer,
  salesSelectOfferLines,
} from '@gantry/contracts/endpoints/offers';
import { salesAskOfferApproval } from '@gantry/contracts/endpoints/order-approvals';
import {
  salesAddCartLinesToDraft,
  salesFindQuoteProduct,
  salesGetQuoteDraft,
  salesRequestQuote,
  salesSaveQuoteDraft,
} from '@gantry/contracts/endpoints/quote-requests';
import {
  salesAnnounceDraftFile,
  salesAnnounceInquiryFile,
  salesRemoveDraftFile,
  salesSendFileChunk,
} from '@gantry/contracts/endpoints/record-files';
import { checkoutApi } from './checkout-api.ts';

/** Requests for quotes: the draft, what its lines name, sending it, what became of it, and the offer that answers it. */
export const quoteApi = checkoutApi.injectEndpoints({
  endpoints: (build) => ({
    salesGetQuoteDraft: build.query(queryOf(salesGetQuoteDraft)),
    salesAddCartLinesToDraft: build.mutation(mutationOf(salesAddCartLinesToDraft)),
    salesSaveQuoteDraft: build.mutation(mutationOf(salesSaveQuoteDraft)),
    salesFindQuoteProduct: build.query(queryOf(salesFindQuoteProduct)),
    salesRequestQuote: build.mutation(mutationOf(salesRequestQuote)),
    salesAnnounceDraftFile: build.mutation(mutationOf(salesAnnounceDraftFile)),
    salesAnnounceInquiryFile: build.mutation(mutationOf(salesAnnounceInquiryFile)),
    salesSendFileChunk: build.mutation(mutationOf(salesSendFileChunk)),
    salesRemoveDraftFile: build.mutation(mutationOf(salesRemoveDraftFile)),
    salesGetInquiry: build.query(queryOf(salesGetInquiry)),
    salesWriteToInquiry: build.mutation(mutationOf(salesWriteToInquiry)),
    salesGetOffer: build.query(queryOf(salesGetOffer)),
    salesSelectOfferLines: build.query(queryOf(salesSelectOfferLines)),
    salesAcceptOffer: build.mutation({ ...mutationOf(salesAcceptOffer), invalidatesTags: ['Order'] }),
    salesAskOfferApproval: build.mutation({
      ...mutationOf(salesAskOfferApproval),
      invalidatesTags: ['Order'],
    }),
    salesDeclineOffer: build.mutation(mutationOf(salesDeclineOffer)),
  }),
});

export const {
  useSalesSaveQuoteDraftMutation,
  useLazySalesFindQuoteProductQuery,
  useSalesAnnounceDraftFileMutation,
  useSalesAnnounceInquiryFileMutation,
  useSalesSendFileChunkMutation,
  useSalesRemoveDraftFileMutation,
  useSalesRequestQuoteMutation,
  useSalesGetInquiryQuery,
  useSalesWriteToInquiryMutation,
  useSalesGetOfferQuery,
  useSalesSelectOfferLinesQuery,
  useSalesAcceptOfferMutation,
  useSalesAskOfferApprovalMutation,
  useSalesDeclineOfferMutation,
} = quoteApi;
