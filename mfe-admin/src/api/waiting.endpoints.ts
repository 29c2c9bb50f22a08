import { queryOf } from '@gantry/api-client';
import {
  catalogCountWaiting,
  notificationsCountWaiting,
  paymentsCountWaiting,
  salesCountWaiting,
  taxationCountWaiting,
} from '@gantry/contracts/endpoints/operations';
import { adminApi } from './admin-api.ts';

/** How much waits for staff in each service; counted anew after whatever somebody does here. */
export const waitingApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesCountWaiting: build.query({ ...queryOf(salesCountWaiting), providesTags: ['Order', 'Listing'] }),
    catalogCountWaiting: build.query({ ...queryOf(catalogCountWaiting), providesTags: ['Review'] }),
    taxationCountWaiting: build.query({ ...queryOf(taxationCountWaiting), providesTags: ['Certificate'] }),
    paymentsCountWaiting: build.query({ ...queryOf(paymentsCountWaiting), providesTags: ['Payments'] }),
    notificationsCountWaiting: build.query({ ...queryOf(notificationsCountWaiting), providesTags: ['Job'] }),
  }),
});

export const {
  useSalesCountWaitingQuery,
  useCatalogCountWaitingQuery,
  useTaxationCountWaitingQuery,
  usePaymentsCountWaitingQuery,
  useNotificationsCountWaitingQuery,
} = waitingApi;
