import { mutationOf, queryOf } from '@gantry/api-client';
import { outdates } from '@gantry/api-client/outdates';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  salesAdminActOnRequest,
  salesAdminAnnouncePhoto,
  salesAdminCreateRequest,
  salesAdminGetOrderRequest,
  salesAdminGetRequestable,
  salesAdminLabelReturn,
  salesAdminListOrderRequests,
  salesAdminRemovePhoto,
  salesAdminVoidReturnLabel,
  salesAdminWriteToRequest,
} from '@gantry/contracts/endpoints/order-requests';
import { salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import type { AdminOrderRequest } from '@gantry/contracts/schemas/order-request';
import { adminApi } from './admin-api.ts';

interface Key {
  readonly params: { readonly number: string };
}

const showRequest: ShowAnswer<Key, AdminOrderRequest> = showAnswer(({ params }, request) =>
  requestsApi.util.upsertQueryData('salesAdminGetOrderRequest', { params }, request),
);
/** Order lines, stock, and the audit trail follow whatever is done with a request. */
const changes = { invalidatesTags: outdates(['Order', 'Listing', 'Audit'], 'Request') };

/** Cancellations and returns of customers. An act answers the whole request, which replaces the one that is shown. */
export const requestsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminListOrderRequests: build.query({
      ...queryOf(salesAdminListOrderRequests),
      providesTags: ['Listing'],
    }),
    salesAdminGetOrderRequest: build.query({
      ...queryOf(salesAdminGetOrderRequest),
      providesTags: ['Request'],
    }),
    salesAdminGetRequestable: build.query({ ...queryOf(salesAdminGetRequestable), providesTags: ['Order'] }),
    salesAdminActOnRequest: build.mutation({
      ...mutationOf(salesAdminActOnRequest),
      ...changes,
      onQueryStarted: showRequest,
    }),
    salesAdminLabelReturn: build.mutation({
      ...mutationOf(salesAdminLabelReturn),
      ...changes,
      onQueryStarted: showRequest,
    }),
    salesAdminVoidReturnLabel: build.mutation({
      ...mutationOf(salesAdminVoidReturnLabel),
      ...changes,
      onQueryStarted: showRequest,
    }),
    salesAdminAnnouncePhoto: build.mutation(mutationOf(salesAdminAnnouncePhoto)),
    salesAdminSendPhotoChunk: build.mutation(mutationOf(salesSendFileChunk)),
    salesAdminRemovePhoto: build.mutation(mutationOf(salesAdminRemovePhoto)),
    salesAdminWriteToRequest: build.mutation({
      ...mutationOf(salesAdminWriteToRequest),
      ...changes,
      onQueryStarted: showRequest,
    }),
    salesAdminCreateRequest: build.mutation({ ...mutationOf(salesAdminCreateRequest), ...changes }),
  }),
});

export const {
  useSalesAdminListOrderRequestsQuery,
  useSalesAdminGetOrderRequestQuery,
  useSalesAdminGetRequestableQuery,
  useSalesAdminActOnRequestMutation,
  useSalesAdminLabelReturnMutation,
  useSalesAdminVoidReturnLabelMutation,
  useSalesAdminAnnouncePhotoMutation,
  useSalesAdminSendPhotoChunkMutation,
  useSalesAdminRemovePhotoMutation,
  useSalesAdminWriteToRequestMutation,
  useSalesAdminCreateRequestMutation,
} = requestsApi;
