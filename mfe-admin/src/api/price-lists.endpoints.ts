import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  catalogAdminCheckPrice,
  catalogAdminGetPriceList,
  catalogAdminListPriceLists,
  catalogAdminPreviewPriceList,
  catalogAdminPublishPriceList,
  catalogAdminRestorePriceList,
} from '@gantry/contracts/endpoints/price-lists';
import type { PriceList } from '@gantry/contracts/schemas/price-list';
import { adminApi } from './admin-api.ts';

interface Key {
  readonly params: { readonly id: string };
}

const showList: ShowAnswer<Key, PriceList> = showAnswer(({ params: { id } }, list) =>
  priceListsApi.util.upsertQueryData('catalogAdminGetPriceList', { params: { id } }, list),
);

/** Price lists. Publishing answers the whole list, which replaces the one that is shown. */
export const priceListsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    catalogAdminListPriceLists: build.query({
      ...queryOf(catalogAdminListPriceLists),
      providesTags: ['Listing'],
    }),
    catalogAdminGetPriceList: build.query({
      ...queryOf(catalogAdminGetPriceList),
      providesTags: ['Product'],
    }),
    catalogAdminPreviewPriceList: build.mutation(mutationOf(catalogAdminPreviewPriceList)),
    catalogAdminPublishPriceList: build.mutation({
      ...mutationOf(catalogAdminPublishPriceList),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: showList,
    }),
    catalogAdminRestorePriceList: build.mutation({
      ...mutationOf(catalogAdminRestorePriceList),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: showList,
    }),
    catalogAdminCheckPrice: build.query(queryOf(catalogAdminCheckPrice)),
  }),
});

export const {
  useCatalogAdminListPriceListsQuery,
  useCatalogAdminGetPriceListQuery,
  useCatalogAdminPreviewPriceListMutation,
  useCatalogAdminPublishPriceListMutation,
  useCatalogAdminRestorePriceListMutation,
  useLazyCatalogAdminCheckPriceQuery,
} = priceListsApi;
