import { queryOf } from '@gantry/api-client';
import {
  catalogGetHelpPage,
  catalogListHelpPages,
  catalogSearchHelp,
} from '@gantry/contracts/endpoints/help-pages';
import { catalogApi } from './catalog-api.ts';

/** Help pages as they are shown now. */
export const helpPagesApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListHelpPages: build.query(queryOf(catalogListHelpPages)),
    catalogSearchHelp: build.query(queryOf(catalogSearchHelp)),
    catalogGetHelpPage: build.query(queryOf(catalogGetHelpPage)),
  }),
});
export const { useCatalogListHelpPagesQuery, useCatalogSearchHelpQuery, useCatalogGetHelpPageQuery } =
  helpPagesApi;
