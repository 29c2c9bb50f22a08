import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { productApi } from '../../api/product.endpoints.ts';
import { reviewsApi } from '../../api/reviews.endpoints.ts';
import type { WithHead } from '../../parts/head-of.ts';

const fresh = { subscribe: false, forceRefetch: true };

/** The product and the visitor's own review of it; an unknown product is an unknown page. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<WithHead> {
  const call = { params: { uri: params.uri ?? '' } };
  const [product] = await Promise.all([
    load(context, productApi.endpoints.catalogGetProduct.initiate(call)),
    load(context, reviewsApi.endpoints.catalogGetMyReview.initiate(call, fresh)),
  ]);
  return { head: { titleValues: { name: product.name }, noindex: true } };
}
