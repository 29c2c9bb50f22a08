import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  paymentsActOnPayments,
  paymentsGetOrderPayments,
  paymentsListCredits,
  paymentsListJournal,
  paymentsListReconciliations,
  paymentsListUnmatched,
  paymentsMakeReconciliations,
  paymentsRecordReceipt,
  paymentsRecordUnassigned,
} from '@gantry/contracts/endpoints/payments';
import type { OrderPaymentsView } from '@gantry/contracts/schemas/payment';
import { adminApi } from './admin-api.ts';

/** An order's lines and the audit trail follow its payments, a moment later. */
const changes = { invalidatesTags: ['Payments', 'Order', 'Listing', 'Audit'] as const };

interface Key {
  readonly params: { readonly number: string };
}

/** What finance did shows at once: of money that moved on, nothing may be done as it was. */
const showPayments: ShowAnswer<Key, OrderPaymentsView> = showAnswer(({ params }, payments) =>
  paymentsApi.util.upsertQueryData('paymentsGetOrderPayments', { params }, payments),
);

/** Payments of orders as staff see them, and as finance changes them. */
export const paymentsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    paymentsGetOrderPayments: build.query({
      ...queryOf(paymentsGetOrderPayments),
      providesTags: ['Payments'],
    }),
    paymentsListUnmatched: build.query({ ...queryOf(paymentsListUnmatched), providesTags: ['Payments'] }),
    paymentsListCredits: build.query({ ...queryOf(paymentsListCredits), providesTags: ['Payments'] }),
    paymentsListJournal: build.query({ ...queryOf(paymentsListJournal), providesTags: ['Payments'] }),
    paymentsListReconciliations: build.query({
      ...queryOf(paymentsListReconciliations),
      providesTags: ['Payments'],
    }),
    paymentsMakeReconciliations: build.mutation({
      ...mutationOf(paymentsMakeReconciliations),
      invalidatesTags: ['Payments'],
    }),
    paymentsRecordUnassigned: build.mutation({ ...mutationOf(paymentsRecordUnassigned), ...changes }),
    paymentsActOnPayments: build.mutation({
      ...mutationOf(paymentsActOnPayments),
      ...changes,
      onQueryStarted: showPayments,
    }),
    paymentsRecordReceipt: build.mutation({ ...mutationOf(paymentsRecordReceipt), ...changes }),
  }),
});

export const {
  usePaymentsGetOrderPaymentsQuery,
  usePaymentsListCreditsQuery,
  usePaymentsListJournalQuery,
  usePaymentsListReconciliationsQuery,
  usePaymentsListUnmatchedQuery,
  usePaymentsMakeReconciliationsMutation,
  usePaymentsRecordUnassignedMutation,
  usePaymentsActOnPaymentsMutation,
  usePaymentsRecordReceiptMutation,
} = paymentsApi;
