import { mutationOf, queryOf } from '@gantry/api-client';
import {
  catalogCancelMyNotice,
  catalogGetMyNotice,
  catalogRequestNotice,
  catalogStopNotices,
} from '@gantry/contracts/endpoints/stock-notices';
import { catalogApi } from '../../catalog-api.ts';

export const noticesApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogGetMyNotice: build.query(queryOf(catalogGetMyNotice)),
    catalogRequestNotice: build.mutation(mutationOf(catalogRequestNotice)),
    catalogCancelMyNotice: build.mutation(mutationOf(catalogCancelMyNotice)),
    catalogStopNotices: build.mutation(mutationOf(catalogStopNotices)),
  }),
});

export const {
  useCatalogGetMyNoticeQuery,
  useCatalogRequestNoticeMutation,
  useCatalogCancelMyNoticeMutation,
  useCatalogStopNoticesMutation,
} = noticesApi;
