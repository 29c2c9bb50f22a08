import { queryOf } from '@gantry/api-client';
import { catalogListCards } from '@gantry/contracts/endpoints/product-page';
import { salesListMyInquiries } from '@gantry/contracts/endpoints/inquiries';
import { salesListMyOrders, salesListPurchasedItems } from '@gantry/contracts/endpoints/sales';
import { catalogApi } from './catalog-api.ts';

const orderAgainApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    /** The account's own; asked for in the browser only, never part of a page made for everybody. */
    catalogListPurchased: build.query(queryOf(salesListPurchasedItems)),
    catalogListNewestOrders: build.query(queryOf(salesListMyOrders)),
    catalogListNewestInquiries: build.query(queryOf(salesListMyInquiries)),
    /** Products as they are sold today. */
    catalogListPurchasedCards: build.query({ ...queryOf(catalogListCards), providesTags: ['Listing'] }),
  }),
});
export const {
  useCatalogListPurchasedQuery,
  useCatalogListNewestInquiriesQuery,
  useCatalogListNewestOrdersQuery,
  useCatalogListPurchasedCardsQuery,
} = orderAgainApi;
