import { load, tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { reviewsApi } from '../../api/reviews.endpoints.ts';
import { ownReviewsQuery } from '../../features/reviews/own-reviews-query.ts';
import { latestOrders } from './latest-orders.ts';

/** The newest orders and the own reviews; without the reviews the account is shown all the same. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const fresh = { subscribe: false, forceRefetch: true };
  const query = ownReviewsQuery(new URL(request.url).searchParams);
  await Promise.all([
    load(context, ordersApi.endpoints.salesListMyOrders.initiate({ query: latestOrders }, fresh)),
    tryLoad(context, reviewsApi.endpoints.catalogListMyReviews.initiate({ query }, fresh)),
  ]);
  return null;
}
