import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesAdminDraftOffer,
  salesAdminGetOfferDocument,
  salesAdminSendOffer,
} from '@gantry/contracts/endpoints/offers';
import { inquiriesApi } from './inquiries.endpoints.ts';

/** Offers as staff draw them up and send them. What was sent never changes, so its document is read once. */
export const offersApi = inquiriesApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminDraftOffer: build.query({ ...queryOf(salesAdminDraftOffer), providesTags: ['Offer'] }),
    salesAdminGetOfferDocument: build.query(queryOf(salesAdminGetOfferDocument)),
    salesAdminSendOffer: build.mutation({
      ...mutationOf(salesAdminSendOffer),
      invalidatesTags: (_answer, error) => (error ? [] : ['Offer', 'Listing', 'Audit']),
    }),
  }),
});

export const {
  useSalesAdminDraftOfferQuery,
  useSalesAdminGetOfferDocumentQuery,
  useSalesAdminSendOfferMutation,
} = offersApi;
