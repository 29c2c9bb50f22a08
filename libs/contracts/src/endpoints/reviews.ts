import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { reviewRoles } from '@gantry/domain/roles';
import { okSchema, pageOf, pageQuery, uriSchema, uuidSchema } from '../schemas/common.ts';
import {
  adminReviewSchema,
  adminReviewsQuerySchema,
  adminReviewsSchema,
  transitionReviewSchema,
  myReviewSchema,
  ownReviewSchema,
  productReviewsQuerySchema,
  productReviewsSchema,
  reviewChangeSchema,
  reviewEntrySchema,
  reviewReportSchema,
} from '../schemas/review.ts';

const open = { service: 'catalog', audience: 'public', rights: 'anyone' } as const;
const own = { service: 'catalog', audience: 'public', rights: 'customer' } as const;
const backOffice = { service: 'catalog', audience: 'public', rights: { staff: reviewRoles } } as const;
const ofProduct = v.object({ uri: uriSchema });
const ofReview = v.object({ id: uuidSchema });

export const catalogListReviews = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'catalogListReviews',
  method: 'GET',
  path: '/catalog/products/:uri/reviews',
  params: ofProduct,
  query: productReviewsQuerySchema,
  response: productReviewsSchema,
  errors: ['NOT_FOUND'],
  summary: 'The approved reviews of a product, page by page, with its ratings.',
});

export const catalogGetMyReview = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'catalogGetMyReview',
  method: 'GET',
  path: '/my-account/reviews/of/:uri',
  params: ofProduct,
  response: myReviewSchema,
  errors: ['NOT_FOUND'],
  summary: 'The account’s own review of a product in whatever status, and whether it bought the product.',
});

export const catalogListMyReviews = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'catalogListMyReviews',
  method: 'GET',
  path: '/my-account/reviews',
  query: v.object(pageQuery),
  response: pageOf(ownReviewSchema),
  errors: [],
  summary: 'The account’s reviews, newest first.',
});

export const catalogWriteReview = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'catalogWriteReview',
  method: 'POST',
  path: '/catalog/products/:uri/reviews',
  params: ofProduct,
  body: reviewEntrySchema,
  response: ownReviewSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'REVIEW_EXISTS', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 20, windowSeconds: 3600 },
  summary: 'Writes the account’s one review of a product. It is held until staff approve it.',
});

export const catalogChangeReview = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'catalogChangeReview',
  method: 'PUT',
  path: '/my-account/reviews/:id',
  params: ofReview,
  body: reviewChangeSchema,
  response: ownReviewSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 20, windowSeconds: 3600 },
  summary: 'Changes an own review, which is then checked again and hidden until approved.',
});

export const catalogDeleteReview = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'catalogDeleteReview',
  method: 'DELETE',
  path: '/my-account/reviews/:id',
  params: ofReview,
  response: okSchema,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  summary: 'Deletes an own review with its text; one already deleted is no error.',
});

export const catalogReportReview = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'catalogReportReview',
  method: 'POST',
  path: '/catalog/reviews/:id/reports',
  params: ofReview,
  body: reviewReportSchema,
  response: okSchema,
  errors: ['NOT_FOUND'],
  limit: { max: 20, windowSeconds: 3600 },
  summary:
    'Reports an approved review, once for each account and each address. Enough reports hide it until staff decide.',
});

export const catalogAdminListReviews = /* @__PURE__ */ defineEndpoint({
  ...backOffice,
  name: 'catalogAdminListReviews',
  method: 'GET',
  path: '/admin/reviews',
  query: adminReviewsQuerySchema,
  response: adminReviewsSchema,
  errors: ['NOT_PERMITTED'],
  summary: 'All reviews, filtered by column and sorted, with counts by status.',
});

export const catalogAdminGetReview = /* @__PURE__ */ defineEndpoint({
  ...backOffice,
  name: 'catalogAdminGetReview',
  method: 'GET',
  path: '/admin/reviews/:id',
  params: ofReview,
  response: adminReviewSchema,
  errors: ['NOT_FOUND', 'NOT_PERMITTED'],
  summary:
    'A review with what the checks found, its reports, its history and the transitions open to this person.',
});

export const catalogAdminTransitionReview = /* @__PURE__ */ defineEndpoint({
  ...backOffice,
  name: 'catalogAdminTransitionReview',
  method: 'POST',
  path: '/admin/reviews/:id/transitions',
  params: ofReview,
  body: transitionReviewSchema,
  response: adminReviewSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'NOT_PERMITTED', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Takes a review through the status book; mail, rating and audit entry happen once.',
});
