import { mutationOf, queryOf } from '@gantry/api-client';
import {
  catalogCancelMyNotice,
  catalogConfirmNotice,
  catalogGetMyNotice,
  catalogRequestNotice,
  catalogStopNotices,
} from '@gantry/contracts/endpoints/stock-notices';
import { catalogApi } from './catalog-api.ts';

/** Stock notices. What an account has asked for is shown as it is now, also when the reader comes back to a page. */
export const noticesApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogGetMyNotice: build.query({ ...queryOf(catalogGetMyNotice), providesTags: ['Notice'] }),
    catalogRequestNotice: build.mutation({
      ...mutationOf(catalogRequestNotice),
      invalidatesTags: ['Notice'],
    }),
    catalogCancelMyNotice: build.mutation({
      ...mutationOf(catalogCancelMyNotice),
      invalidatesTags: ['Notice'],
    }),
    catalogConfirmNotice: build.mutation({
      ...mutationOf(catalogConfirmNotice),
      invalidatesTags: ['Notice'],
    }),
    catalogStopNotices: build.mutation({ ...mutationOf(catalogStopNotices), invalidatesTags: ['Notice'] }),
  }),
});

export const {
  useCatalogGetMyNoticeQuery,
  useCatalogRequestNoticeMutation,
  useCatalogCancelMyNoticeMutation,
  useCatalogConfirmNoticeMutation,
  useCatalogStopNoticesMutation,
} = noticesApi;
