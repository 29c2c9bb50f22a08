import { failureOf, notFound, tryLoad } from '@gantry/api-client';
import { uuidSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { reviewsApi } from '../../api/reviews.endpoints.ts';

/** The review of the address; an unknown one is an unknown page. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  const { id } = params;
  if (!v.is(uuidSchema, id)) throw notFound(pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  const { catalogAdminGetReview } = reviewsApi.endpoints;
  const { error } = await tryLoad(context, catalogAdminGetReview.initiate({ params: { id } }, fresh));
  if (failureOf(error)?.code === 'NOT_FOUND') throw notFound(pathname);
  return null;
}
