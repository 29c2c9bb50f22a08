import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  salesAdminCancelInvoice,
  salesAdminDisputeInvoice,
  salesAdminGetInvoice,
  salesAdminListOrderInvoices,
  salesAdminSendInvoice,
  salesAdminSettleDispute,
  salesAdminVoidInvoice,
} from '@gantry/contracts/endpoints/invoices';
import type { AdminInvoice } from '@gantry/contracts/schemas/invoice';
import { adminApi } from './admin-api.ts';

interface Key {
  readonly params: { readonly number: string };
}
const showInvoice: ShowAnswer<Key, AdminInvoice> = showAnswer(({ params }, invoice) =>
  invoicesApi.util.upsertQueryData('salesAdminGetInvoice', { params }, invoice),
);
/** An act answers the whole invoice, which replaces the one that is shown; its order and the audit trail follow. */
const changes = { invalidatesTags: ['Order', 'Audit'] as const, onQueryStarted: showInvoice };

/** Invoices and credit memos as staff see and change them. */
export const invoicesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminListOrderInvoices: build.query({
      ...queryOf(salesAdminListOrderInvoices),
      providesTags: ['Order'],
    }),
    salesAdminGetInvoice: build.query({ ...queryOf(salesAdminGetInvoice), providesTags: ['Order'] }),
    salesAdminSendInvoice: build.mutation({ ...mutationOf(salesAdminSendInvoice), ...changes }),
    salesAdminDisputeInvoice: build.mutation({ ...mutationOf(salesAdminDisputeInvoice), ...changes }),
    salesAdminSettleDispute: build.mutation({ ...mutationOf(salesAdminSettleDispute), ...changes }),
    salesAdminCancelInvoice: build.mutation({ ...mutationOf(salesAdminCancelInvoice), ...changes }),
    salesAdminVoidInvoice: build.mutation({ ...mutationOf(salesAdminVoidInvoice), ...changes }),
  }),
});

export const {
  useSalesAdminListOrderInvoicesQuery,
  useSalesAdminGetInvoiceQuery,
  useSalesAdminSendInvoiceMutation,
  useSalesAdminDisputeInvoiceMutation,
  useSalesAdminSettleDisputeMutation,
  useSalesAdminCancelInvoiceMutation,
  useSalesAdminVoidInvoiceMutation,
} = invoicesApi;
