import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  catalogAdminGetReview,
  catalogAdminListReviews,
  catalogAdminTransitionReview,
} from '@gantry/contracts/endpoints/reviews';
import type { AdminReview } from '@gantry/contracts/schemas/review';
import { adminApi } from './admin-api.ts';

interface Key {
  readonly params: { readonly id: string };
}

const showReview: ShowAnswer<Key, AdminReview> = showAnswer(({ params }, review) =>
  reviewsApi.util.upsertQueryData('catalogAdminGetReview', { params }, review),
);

/** Reviews as staff see and decide them. A transition answers the whole review, which replaces the one that is shown. */
export const reviewsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    catalogAdminListReviews: build.query({ ...queryOf(catalogAdminListReviews), providesTags: ['Listing'] }),
    catalogAdminGetReview: build.query({ ...queryOf(catalogAdminGetReview), providesTags: ['Review'] }),
    catalogAdminTransitionReview: build.mutation({
      ...mutationOf(catalogAdminTransitionReview),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: showReview,
    }),
  }),
});

export const {
  useCatalogAdminListReviewsQuery,
  useCatalogAdminGetReviewQuery,
  useLazyCatalogAdminGetReviewQuery,
  useCatalogAdminTransitionReviewMutation,
} = reviewsApi;
