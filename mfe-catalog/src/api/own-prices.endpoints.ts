import { queryOf } from '@gantry/api-client';
import { catalogGetOwnPrices } from '@gantry/contracts/endpoints/price-lists';
import { catalogApi } from './catalog-api.ts';

/** Whether the buyer has prices of their own. */
const ownPricesApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogGetOwnPrices: build.query(queryOf(catalogGetOwnPrices)),
  }),
});

export const { useCatalogGetOwnPricesQuery } = ownPricesApi;
