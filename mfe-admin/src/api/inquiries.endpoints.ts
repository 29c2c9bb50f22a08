import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesAdminGetInquiry,
  salesAdminListInquiries,
  salesAdminMoveInquiry,
  salesAdminWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import { adminApi } from './admin-api.ts';

interface Lifecycle {
  readonly dispatch: (action: any) => unknown;
  readonly queryFulfilled: Promise<{ data: AdminInquiry }>;
}

/** Inquiries as staff see, move and answer them. A change answers the whole inquiry, which replaces the one shown. */
export const inquiriesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminListInquiries: build.query({ ...queryOf(salesAdminListInquiries), providesTags: ['Listing'] }),
    salesAdminGetInquiry: build.query(queryOf(salesAdminGetInquiry)),
    salesAdminMoveInquiry: build.mutation({
      ...mutationOf(salesAdminMoveInquiry),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: showAnswer,
    }),
    salesAdminWriteToInquiry: build.mutation({
      ...mutationOf(salesAdminWriteToInquiry),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: showAnswer,
    }),
  }),
});

async function showAnswer(
  { params }: { readonly params: { readonly number: string } },
  { dispatch, queryFulfilled }: Lifecycle,
): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
  if (data) dispatch(inquiriesApi.util.upsertQueryData('salesAdminGetInquiry', { params }, data));
}

export const {
  useSalesAdminListInquiriesQuery,
  useSalesAdminGetInquiryQuery,
  useSalesAdminMoveInquiryMutation,
  useSalesAdminWriteToInquiryMutation,
} = inquiriesApi;
