import { queryOf } from '@gantry/api-client';
import { catalogSuggest } from '@gantry/contracts/endpoints/catalog';
import { catalogApi } from './catalog-api.ts';

const suggestionsApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({ catalogSuggest: build.query(queryOf(catalogSuggest)) }),
});
export const { useCatalogSuggestQuery } = suggestionsApi;
