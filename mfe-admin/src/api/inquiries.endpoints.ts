import { mutationOf, queryOf } from '@gantry/api-client';
import { outdates } from '@gantry/api-client/outdates';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  salesAdminGetInquiry,
  salesAdminListInquiries,
  salesAdminTransitionInquiry,
  salesAdminWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { adminApi } from './admin-api.ts';

interface Key {
  readonly params: { readonly number: string };
}

/** Puts the record that a change answers in the place of the one shown. */
export const showInquiry: ShowAnswer<Key, AdminInquiry> = showAnswer(({ params }, inquiry) =>
  inquiriesApi.util.upsertQueryData('salesAdminGetInquiry', { params }, inquiry),
);

/** Inquiries as staff see, transition and answer them. A change answers the whole inquiry, which replaces the one shown. */
export const inquiriesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminListInquiries: build.query({ ...queryOf(salesAdminListInquiries), providesTags: ['Listing'] }),
    salesAdminGetInquiry: build.query({ ...queryOf(salesAdminGetInquiry), providesTags: ['Inquiry'] }),
    salesAdminTransitionInquiry: build.mutation({
      ...mutationOf(salesAdminTransitionInquiry),
      invalidatesTags: outdates(['Listing', 'Audit'], 'Inquiry'),
      onQueryStarted: showInquiry,
    }),
    salesAdminWriteToInquiry: build.mutation({
      ...mutationOf(salesAdminWriteToInquiry),
      invalidatesTags: outdates(['Listing', 'Audit'], 'Inquiry'),
      onQueryStarted: showInquiry,
    }),
  }),
});

export const {
  useSalesAdminListInquiriesQuery,
  useSalesAdminGetInquiryQuery,
  useSalesAdminTransitionInquiryMutation,
  useSalesAdminWriteToInquiryMutation,
} = inquiriesApi;
