import { load, storeContext, tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { approvalsApi } from '../../api/approvals.endpoints.ts';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { reviewsApi } from '../../api/reviews.endpoints.ts';
import { tasksApi } from '../../api/tasks.endpoints.ts';
import { termsApi } from '../../api/terms.endpoints.ts';
import { ownReviewsQuery } from '../../features/reviews/own-reviews-query.ts';
import { firstApproval, latestOrders } from './latest-orders.ts';

/** The newest orders, what waits for the reader, their terms, and the own reviews; without all but the first the account is shown all the same. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const fresh = { subscribe: false, forceRefetch: true };
  const { user } = context.get(storeContext).getState().session;
  const query = ownReviewsQuery(new URL(request.url).searchParams);
  await Promise.all([
    load(context, ordersApi.endpoints.salesListMyOrders.initiate({ query: latestOrders }, fresh)),
    user?.companyRole
      ? tryLoad(context, approvalsApi.endpoints.salesListApprovals.initiate({ query: firstApproval }, fresh))
      : null,
    tryLoad(context, termsApi.endpoints.salesGetOwnTerms.initiate(undefined, fresh)),
    tryLoad(context, tasksApi.endpoints.salesListMyTasks.initiate(undefined, fresh)),
    tryLoad(context, reviewsApi.endpoints.catalogListMyReviews.initiate({ query }, fresh)),
  ]);
  return null;
}
