import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesCreateInquiry,
  salesGetInquiry,
  salesWithdrawInquiry,
  salesWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { catalogApi } from '../catalog-api.ts';

interface Key {
  readonly params: { readonly number: string };
  readonly query: { readonly token?: string | undefined };
}
type Lifecycle = {
  readonly dispatch: (action: any) => unknown;
  readonly queryFulfilled: Promise<{ data: Inquiry }>;
};

/** Inquiries as a customer sends, reads and answers them. A change answers the whole, which replaces what is shown. */
export const inquiriesApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    salesCreateInquiry: build.mutation(mutationOf(salesCreateInquiry)),
    salesGetInquiry: build.query(queryOf(salesGetInquiry)),
    salesWriteToInquiry: build.mutation({ ...mutationOf(salesWriteToInquiry), onQueryStarted: showAnswer }),
    salesWithdrawInquiry: build.mutation({ ...mutationOf(salesWithdrawInquiry), onQueryStarted: showAnswer }),
  }),
});

async function showAnswer({ params, query }: Key, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
  if (data) dispatch(inquiriesApi.util.upsertQueryData('salesGetInquiry', { params, query }, data));
}

export const {
  useSalesCreateInquiryMutation,
  useSalesGetInquiryQuery,
  useSalesWriteToInquiryMutation,
  useSalesWithdrawInquiryMutation,
} = inquiriesApi;
