import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
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

/** The answer of a write is the own review as it is now; it is shown before it is asked for again. */
const showOwn: ShowAnswer<unknown, OwnReview> = showAnswer((_, own) =>
  reviewsApi.util.upsertQueryData(
    'catalogGetMyReview',
    { params: { uri: own.product.uri } },
    { review: own, verified: own.verified },
  ),
);

/** Reviews of a product. What authors do to their own may change what everybody reads, so both are asked for again. */
export const reviewsApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListReviews: build.query({ ...queryOf(catalogListReviews), providesTags: ['Review'] }),
    catalogGetMyReview: build.query({ ...queryOf(catalogGetMyReview), providesTags: ['Review'] }),
    catalogWriteReview: build.mutation({
      ...mutationOf(catalogWriteReview),
      invalidatesTags: ['Review'],
      onQueryStarted: showOwn,
    }),
    catalogChangeReview: build.mutation({
      ...mutationOf(catalogChangeReview),
      invalidatesTags: ['Review'],
      onQueryStarted: showOwn,
    }),
    catalogDeleteReview: build.mutation({ ...mutationOf(catalogDeleteReview), invalidatesTags: ['Review'] }),
    catalogReportReview: build.mutation(mutationOf(catalogReportReview)),
  }),
});

export const {
  useCatalogListReviewsQuery,
  useCatalogGetMyReviewQuery,
  useCatalogWriteReviewMutation,
  useCatalogChangeReviewMutation,
  useCatalogDeleteReviewMutation,
  useCatalogReportReviewMutation,
} = reviewsApi;
