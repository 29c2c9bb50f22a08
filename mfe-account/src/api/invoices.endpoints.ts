import { queryOf } from '@gantry/api-client';
import {
  salesGetInvoiceByLink,
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
    salesGetInvoiceByLink: build.query({ ...queryOf(salesGetInvoiceByLink), providesTags: ['Order'] }),
  }),
});

export const {
  useSalesGetInvoiceByLinkQuery,
  useSalesListMyInvoicesQuery,
  useSalesListMyOrderInvoicesQuery,
  useSalesGetMyInvoiceQuery,
} = invoicesApi;
