import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesGetMyInquiry,
  salesListMyInquiries,
  salesWithdrawInquiry,
  salesWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { accountApi } from './account-api.ts';

interface Lifecycle {
  readonly dispatch: (action: any) => unknown;
  readonly queryFulfilled: Promise<{ data: Inquiry }>;
}

/** The account's own inquiries. A change answers the whole inquiry, which replaces the one that is shown. */
export const inquiriesApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesListMyInquiries: build.query({ ...queryOf(salesListMyInquiries), providesTags: ['Listing'] }),
    salesGetMyInquiry: build.query(queryOf(salesGetMyInquiry)),
    salesWriteToInquiry: build.mutation({
      ...mutationOf(salesWriteToInquiry),
      invalidatesTags: ['Listing'],
      onQueryStarted: showAnswer,
    }),
    salesWithdrawInquiry: build.mutation({
      ...mutationOf(salesWithdrawInquiry),
      invalidatesTags: ['Listing'],
      onQueryStarted: showAnswer,
    }),
  }),
});

async function showAnswer(
  { params }: { readonly params: { readonly number: string } },
  { dispatch, queryFulfilled }: Lifecycle,
): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
  if (data) dispatch(inquiriesApi.util.upsertQueryData('salesGetMyInquiry', { params }, data));
}

export const {
  useSalesListMyInquiriesQuery,
  useSalesGetMyInquiryQuery,
  useSalesWriteToInquiryMutation,
  useSalesWithdrawInquiryMutation,
} = inquiriesApi;
