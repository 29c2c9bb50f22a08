import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import { salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import {
  salesAnnounceSupplierFile,
  salesAnswerSupplierRequest,
  salesGetSupplierRequest,
} from '@gantry/contracts/endpoints/suppliers';
import type { SupplierView } from '@gantry/contracts/schemas/supplier';
import { accountApi } from './account-api.ts';

interface Key {
  readonly params: { readonly token: string };
}

const showRequest: ShowAnswer<Key, SupplierView> = showAnswer(({ params }, request) =>
  supplierApi.util.upsertQueryData('salesGetSupplierRequest', { params }, request),
);

/** What a supplier is asked and answers by link. An answer brings the whole, which replaces what is shown. */
export const supplierApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesGetSupplierRequest: build.query(queryOf(salesGetSupplierRequest)),
    salesAnswerSupplierRequest: build.mutation({
      ...mutationOf(salesAnswerSupplierRequest),
      onQueryStarted: showRequest,
    }),
    salesAnnounceSupplierFile: build.mutation(mutationOf(salesAnnounceSupplierFile)),
    salesSendFileChunk: build.mutation(mutationOf(salesSendFileChunk)),
  }),
});

export const { useSalesGetSupplierRequestQuery, useSalesAnswerSupplierRequestMutation } = supplierApi;
