import { tryLoad } from '@gantry/api-client';
import { adminReviewsPath } from '@gantry/contracts/addresses/admin';
import { uuidSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { reviewsApi } from '../../api/reviews.endpoints.ts';
import { reviewListQuery } from '../../features/review-table/review-list-query.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

/** The list the address asks for and the review that is open beside it; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const search = new URL(request.url).searchParams;
  const id = search.get('open');
  const fresh = { subscribe: false, forceRefetch: true };
  const { catalogAdminListReviews, catalogAdminGetReview } = reviewsApi.endpoints;
  await Promise.all([
    loadViews({ request, context }, 'reviews', { path: adminReviewsPath() }),
    tryLoad(context, catalogAdminListReviews.initiate({ query: reviewListQuery(search) }, fresh)),
    v.is(uuidSchema, id) ? tryLoad(context, catalogAdminGetReview.initiate({ params: { id } }, fresh)) : null,
  ]);
  return null;
}
