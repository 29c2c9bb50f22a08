import { queryOf } from '@gantry/api-client';
import {
  salesGetMyInvoice,
  salesListMyInvoices,
  salesListMyOrderInvoices,
} from '@gantry/contracts/endpoints/invoices';
import { accountApi } from './account-api.ts';

/** The account's own invoices and credit memos. */
export const invoicesApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesListMyInvoices: build.query({ ...queryOf(salesListMyInvoices), providesTags: ['Order'] }),
    salesListMyOrderInvoices: build.query({ ...queryOf(salesListMyOrderInvoices), providesTags: ['Order'] }),
    salesGetMyInvoice: build.query({ ...queryOf(salesGetMyInvoice), providesTags: ['Order'] }),
  }),
});

export const { useSalesListMyInvoicesQuery, useSalesListMyOrderInvoicesQuery, useSalesGetMyInvoiceQuery } =
  invoicesApi;
