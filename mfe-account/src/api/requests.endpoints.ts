import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  salesAnnounceRequestFile,
  salesConfirmReplacement,
  salesCreateOrderRequest,
  salesGetOrderRequest,
  salesGetRequestable,
  salesListMyRequests,
  salesListRequestFiles,
  salesPackReturn,
  salesPreviewOrderRequest,
  salesRemoveRequestFile,
  salesShipReturn,
  salesWithdrawOrderRequest,
  salesWriteToOrderRequest,
} from '@gantry/contracts/endpoints/order-requests';
import { salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import type { OrderRequest } from '@gantry/contracts/schemas/order-request';
import { accountApi } from './account-api.ts';

interface Key {
  readonly params: { readonly number: string };
  readonly query: { readonly token?: string | undefined };
}

const showRequest: ShowAnswer<Key, OrderRequest> = showAnswer(({ params, query }, request) =>
  requestsApi.util.upsertQueryData('salesGetOrderRequest', { params, query }, request),
);
const changes = { invalidatesTags: ['Order', 'Listing'] as const, onQueryStarted: showRequest };

/** Cancellations and returns. A change answers the whole request, which replaces the one that is shown. */
export const requestsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesListMyRequests: build.query({ ...queryOf(salesListMyRequests), providesTags: ['Listing'] }),
    salesGetRequestable: build.query({ ...queryOf(salesGetRequestable), providesTags: ['Order'] }),
    // read by the page that asks, each time: after the request its lines are not to be asked for any more
    salesPreviewOrderRequest: build.query(queryOf(salesPreviewOrderRequest)),
    salesGetOrderRequest: build.query(queryOf(salesGetOrderRequest)),
    // read by the form that shows them, each time: from then on it knows what it has sent
    salesListRequestFiles: build.query(queryOf(salesListRequestFiles)),
    salesAnnounceRequestFile: build.mutation(mutationOf(salesAnnounceRequestFile)),
    salesSendRequestChunk: build.mutation(mutationOf(salesSendFileChunk)),
    salesRemoveRequestFile: build.mutation(mutationOf(salesRemoveRequestFile)),
    salesCreateOrderRequest: build.mutation({
      ...mutationOf(salesCreateOrderRequest),
      invalidatesTags: ['Order', 'Listing'],
    }),
    salesWriteToOrderRequest: build.mutation({ ...mutationOf(salesWriteToOrderRequest), ...changes }),
    salesWithdrawOrderRequest: build.mutation({ ...mutationOf(salesWithdrawOrderRequest), ...changes }),
    salesPackReturn: build.mutation({ ...mutationOf(salesPackReturn), ...changes }),
    salesShipReturn: build.mutation({ ...mutationOf(salesShipReturn), ...changes }),
    salesConfirmReplacement: build.mutation({ ...mutationOf(salesConfirmReplacement), ...changes }),
  }),
});

export const {
  useSalesListMyRequestsQuery,
  useSalesGetRequestableQuery,
  useSalesPreviewOrderRequestQuery,
  useSalesGetOrderRequestQuery,
  useSalesListRequestFilesQuery,
  useSalesAnnounceRequestFileMutation,
  useSalesSendRequestChunkMutation,
  useSalesRemoveRequestFileMutation,
  useSalesPackReturnMutation,
  useSalesCreateOrderRequestMutation,
} = requestsApi;
