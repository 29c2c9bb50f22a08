import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesAdminDeliverShipment,
  salesAdminGetFulfillment,
  salesAdminRelabelPackage,
  salesAdminReportShipment,
  salesAdminReship,
  salesAdminShipLines,
} from '@gantry/contracts/endpoints/shipments';
import { adminApi } from './admin-api.ts';

/** The order, its shipments, and the audit trail follow whatever leaves or arrives. */
const changes = { invalidatesTags: ['Order', 'Listing', 'Audit'] as const };

/** Orders as the dock works on them. */
export const fulfillmentApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminGetFulfillment: build.query({ ...queryOf(salesAdminGetFulfillment), providesTags: ['Order'] }),
    salesAdminShipLines: build.mutation({ ...mutationOf(salesAdminShipLines), ...changes }),
    salesAdminDeliverShipment: build.mutation({ ...mutationOf(salesAdminDeliverShipment), ...changes }),
    salesAdminReportShipment: build.mutation({ ...mutationOf(salesAdminReportShipment), ...changes }),
    salesAdminRelabelPackage: build.mutation({ ...mutationOf(salesAdminRelabelPackage), ...changes }),
    salesAdminReship: build.mutation({ ...mutationOf(salesAdminReship), ...changes }),
  }),
});

export const {
  useSalesAdminGetFulfillmentQuery,
  useSalesAdminShipLinesMutation,
  useSalesAdminDeliverShipmentMutation,
  useSalesAdminRelabelPackageMutation,
  useSalesAdminReportShipmentMutation,
  useSalesAdminReshipMutation,
} = fulfillmentApi;
