import { mutationOf, queryOf } from '@gantry/api-client';
import {
  catalogChangeReview,
  catalogDeleteReview,
  catalogGetMyReview,
  catalogListReviews,
  catalogReportReview,
  catalogWriteReview,
} from '@gantry/contracts/endpoints/reviews';
import type { OwnReview } from '@gantry/contracts/schemas/review';
import { catalogApi } from './catalog-api.ts';

/** Reviews of a product. What an author does to his own may change what everybody reads, so both are asked for again. */
export const reviewsApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListReviews: build.query({ ...queryOf(catalogListReviews), providesTags: ['Review'] }),
    catalogGetMyReview: build.query({ ...queryOf(catalogGetMyReview), providesTags: ['Review'] }),
    catalogWriteReview: build.mutation({
      ...mutationOf(catalogWriteReview),
      invalidatesTags: ['Review'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => showOwn(dispatch, queryFulfilled),
    }),
    catalogChangeReview: build.mutation({
      ...mutationOf(catalogChangeReview),
      invalidatesTags: ['Review'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => showOwn(dispatch, queryFulfilled),
    }),
    catalogDeleteReview: build.mutation({ ...mutationOf(catalogDeleteReview), invalidatesTags: ['Review'] }),
    catalogReportReview: build.mutation(mutationOf(catalogReportReview)),
  }),
});

/** The answer of a write is the own review as it is now; it is shown before it is asked for again. */
async function showOwn(
  dispatch: (action: any) => unknown,
  answered: Promise<{ data: OwnReview }>,
): Promise<void> {
  const own = await answered.then(
    ({ data }) => data,
    () => null,
  );
  if (!own) return;
  const { uri } = own.product;
  const known = { review: own, verified: own.verified };
  dispatch(reviewsApi.util.upsertQueryData('catalogGetMyReview', { params: { uri } }, known));
}

export const {
  useCatalogListReviewsQuery,
  useCatalogGetMyReviewQuery,
  useCatalogWriteReviewMutation,
  useCatalogChangeReviewMutation,
  useCatalogDeleteReviewMutation,
  useCatalogReportReviewMutation,
} = reviewsApi;
