import { mutationOf, queryOf } from '@gantry/api-client';
import {
  catalogAdminGetReview,
  catalogAdminListReviews,
  catalogAdminMoveReview,
} from '@gantry/contracts/endpoints/reviews';
import { adminApi } from './admin-api.ts';

/** Reviews as staff see and move them. A move answers the whole review, which replaces the one that is shown. */
export const reviewsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    catalogAdminListReviews: build.query({ ...queryOf(catalogAdminListReviews), providesTags: ['Listing'] }),
    catalogAdminGetReview: build.query({ ...queryOf(catalogAdminGetReview), providesTags: ['Review'] }),
    catalogAdminMoveReview: build.mutation({
      ...mutationOf(catalogAdminMoveReview),
      invalidatesTags: ['Listing', 'Audit'],
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) void dispatch(reviewsApi.util.upsertQueryData('catalogAdminGetReview', { params }, data));
      },
    }),
  }),
});

export const {
  useCatalogAdminListReviewsQuery,
  useCatalogAdminGetReviewQuery,
  useCatalogAdminMoveReviewMutation,
} = reviewsApi;
