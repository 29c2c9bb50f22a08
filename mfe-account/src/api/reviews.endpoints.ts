import { queryOf } from '@gantry/api-client';
import { catalogListMyReviews } from '@gantry/contracts/endpoints/reviews';
import { accountApi } from './account-api.ts';

/** The account's own reviews. They are written and changed on the page of their product. */
export const reviewsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListMyReviews: build.query({ ...queryOf(catalogListMyReviews), providesTags: ['Review'] }),
  }),
});

export const { useCatalogListMyReviewsQuery } = reviewsApi;
