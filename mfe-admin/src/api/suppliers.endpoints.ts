import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesAdminAddSupplier,
  salesAdminAskSupplier,
  salesAdminChangeSupplier,
  salesAdminGetSupplier,
  salesAdminListSupplierRequests,
  salesAdminListSuppliers,
  salesAdminRenewSupplierRequest,
  salesAdminRevokeSupplierRequest,
} from '@gantry/contracts/endpoints/suppliers';
import { adminApi } from './admin-api.ts';

/** Suppliers, and what they are asked for quotes. */
export const suppliersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminListSuppliers: build.query({ ...queryOf(salesAdminListSuppliers), providesTags: ['Supplier'] }),
    salesAdminGetSupplier: build.query({ ...queryOf(salesAdminGetSupplier), providesTags: ['Supplier'] }),
    salesAdminAddSupplier: build.mutation({
      ...mutationOf(salesAdminAddSupplier),
      invalidatesTags: ['Supplier', 'Audit'],
    }),
    salesAdminChangeSupplier: build.mutation({
      ...mutationOf(salesAdminChangeSupplier),
      invalidatesTags: ['Supplier', 'Audit'],
    }),
    salesAdminListSupplierRequests: build.query({
      ...queryOf(salesAdminListSupplierRequests),
      providesTags: ['Supplier'],
    }),
    salesAdminAskSupplier: build.mutation({
      ...mutationOf(salesAdminAskSupplier),
      invalidatesTags: ['Supplier', 'Listing', 'Audit'],
    }),
    salesAdminRenewSupplierRequest: build.mutation({
      ...mutationOf(salesAdminRenewSupplierRequest),
      invalidatesTags: ['Supplier', 'Listing', 'Audit'],
    }),
    salesAdminRevokeSupplierRequest: build.mutation({
      ...mutationOf(salesAdminRevokeSupplierRequest),
      invalidatesTags: ['Supplier', 'Listing', 'Audit'],
    }),
  }),
});

export const {
  useSalesAdminListSuppliersQuery,
  useSalesAdminGetSupplierQuery,
  useSalesAdminAddSupplierMutation,
  useSalesAdminChangeSupplierMutation,
  useSalesAdminListSupplierRequestsQuery,
  useSalesAdminAskSupplierMutation,
  useSalesAdminRenewSupplierRequestMutation,
  useSalesAdminRevokeSupplierRequestMutation,
} = suppliersApi;
