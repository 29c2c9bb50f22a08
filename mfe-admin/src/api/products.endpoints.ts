import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  catalogAdminChangeProduct,
  catalogAdminCreateProduct,
  catalogAdminGetProduct,
  catalogAdminKeepPicture,
  catalogAdminListAttributeNames,
  catalogAdminListProducts,
  catalogAdminReleaseProductField,
  catalogAdminUndoProductChange,
} from '@gantry/contracts/endpoints/product-admin';
import type { AdminProduct } from '@gantry/contracts/schemas/product-admin';
import { adminApi } from './admin-api.ts';

interface Key {
  readonly params: { readonly sku: string };
}

const showProduct: ShowAnswer<Key, AdminProduct> = showAnswer(({ params: { sku } }, product) =>
  productsApi.util.upsertQueryData('catalogAdminGetProduct', { params: { sku } }, product),
);

/** Products as staff change them. A change answers the whole product, which replaces the one that is shown. */
export const productsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    catalogAdminListProducts: build.query({
      ...queryOf(catalogAdminListProducts),
      providesTags: ['Listing'],
    }),
    catalogAdminGetProduct: build.query({ ...queryOf(catalogAdminGetProduct), providesTags: ['Product'] }),
    catalogAdminListAttributeNames: build.query(queryOf(catalogAdminListAttributeNames)),
    catalogAdminCreateProduct: build.mutation({
      ...mutationOf(catalogAdminCreateProduct),
      invalidatesTags: ['Listing', 'Audit'],
    }),
    catalogAdminChangeProduct: build.mutation({
      ...mutationOf(catalogAdminChangeProduct),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: showProduct,
    }),
    catalogAdminKeepPicture: build.mutation(mutationOf(catalogAdminKeepPicture)),
    catalogAdminUndoProductChange: build.mutation({
      ...mutationOf(catalogAdminUndoProductChange),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: showProduct,
    }),
    catalogAdminReleaseProductField: build.mutation({
      ...mutationOf(catalogAdminReleaseProductField),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: showProduct,
    }),
  }),
});

export const {
  useCatalogAdminListProductsQuery,
  useCatalogAdminGetProductQuery,
  useCatalogAdminListAttributeNamesQuery,
  useCatalogAdminCreateProductMutation,
  useCatalogAdminChangeProductMutation,
  useCatalogAdminKeepPictureMutation,
  useCatalogAdminUndoProductChangeMutation,
  useCatalogAdminReleaseProductFieldMutation,
} = productsApi;
