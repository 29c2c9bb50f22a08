import { adminReviewSorts } from '../admin-review-columns.ts';
import { sortSchema } from '../list-sort.ts';
import * as v from 'valibot';
import { reviewSorts } from '../list-orders.ts';
import { reviewStatuses } from '@gantry/domain/statuses/review-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import {
  line,
  optionalLine,
  pageOf,
  pageQuery,
  text,
  timestampSchema,
  uriSchema,
  uuidSchema,
} from './common.ts';

/** Bounds of what a customer writes, in characters. */
const reviewBounds = { title: 100, bodyLeast: 20, body: 4000, displayName: 60 } as const;

const reviewStatusSchema = /* @__PURE__ */ v.picklist(/* @__PURE__ */ labelsOf(reviewStatuses));

/** Marks that turn the direction of text around would let a name or a word pass for another. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Control characters but tab and line feed. */
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/;
const plain = (value: string) => !turning.test(value) && !control.test(value);

/** 1 to 5 stars. Radio buttons say it as text. */
const ratingSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(5),
);

/** What a customer says about a product. Line breaks of any kind are kept as line feeds. */
export const reviewEntrySchema = v.object({
  rating: ratingSchema,
  title: v.pipe(line(reviewBounds.title), v.check(plain, 'is not plain text')),
  body: v.pipe(
    text(reviewBounds.body),
    v.minLength(reviewBounds.bodyLeast),
    v.transform((written) => written.replace(/\r\n?/g, '\n')),
    v.check(plain, 'is not plain text'),
  ),
  /** shown instead of nothing at all: without it the review is by "a customer" */
  displayName: v.pipe(
    optionalLine(reviewBounds.displayName),
    v.check((name) => name === null || plain(name), 'is not plain text'),
  ),
});
export type ReviewEntry = v.InferOutput<typeof reviewEntrySchema>;
/** A review as a form hands it over. */
export type ReviewEntryInput = v.InferInput<typeof reviewEntrySchema>;
/** A change names the version it is made to, so that two tabs do not undo each other. */
export const reviewChangeSchema = v.object({
  ...reviewEntrySchema.entries,
  version: v.pipe(v.number(), v.integer()),
});

/** A review as everybody reads it. */
export const publicReviewSchema = v.object({
  id: uuidSchema,
  rating: v.number(),
  title: v.string(),
  body: v.string(),
  displayName: v.nullable(v.string()),
  /** the account had bought the product when it wrote this; decided by the server */
  verified: v.boolean(),
  /** BCP 47, of the page it was written on */
  language: v.string(),
  /** when it was written or last changed by its author */
  writtenAt: timestampSchema,
});
export type PublicReview = v.InferOutput<typeof publicReviewSchema>;

/** The ratings of a product, approved reviews only. `average` has one decimal and is null without any review. */
export const ratingSummarySchema = v.object({
  count: v.number(),
  average: v.nullable(v.number()),
  /** how many reviews gave 1, 2, 3, 4 and 5 stars */
  stars: v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()]),
});
export type RatingSummary = v.InferOutput<typeof ratingSummarySchema>;

export const reviewPageSize = 5;
export const productReviewsQuerySchema = v.object({
  page: pageQuery.page,
  /** only reviews with this many stars */
  stars: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
  sort: v.optional(v.picklist(reviewSorts)),
});
/** A page of a product's reviews. `total` counts those of the chosen stars, the summary all. */
export const productReviewsSchema = v.object({
  ...pageOf(publicReviewSchema).entries,
  summary: ratingSummarySchema,
});
export type ProductReviews = v.InferOutput<typeof productReviewsSchema>;

/** A review as its author sees it, with where it stands. */
export const ownReviewSchema = v.object({
  ...publicReviewSchema.entries,
  status: reviewStatusSchema,
  /** what staff said when they declined it */
  declineReason: v.nullable(v.string()),
  version: v.number(),
  /** the author may change it: `pending-review` and `declined` are changed too, an approved one is checked again */
  canChange: v.boolean(),
  canDelete: v.boolean(),
  product: v.object({ sku: v.string(), uri: uriSchema, name: v.string() }),
});
export type OwnReview = v.InferOutput<typeof ownReviewSchema>;
/** What the signed-in reader may do about a product's reviews. */
export const myReviewSchema = v.object({
  review: v.nullable(ownReviewSchema),
  /** has bought the product, so a review would carry the mark */
  verified: v.boolean(),
});

export const reportReasons = [
  'offensive',
  'untrue',
  'not-about-product',
  'personal-data',
  'advertising',
] as const;
export const reviewReportSchema = v.object({ reason: v.picklist(reportReasons) });

/** What the automatic checks look for; staff decide, the checks only point. */
const findingCodes = ['link', 'personal-data', 'shouting', 'rude-language', 'other-language'] as const;
export const reviewFindingSchema = v.object({
  code: v.picklist(findingCodes),
  field: v.picklist(['title', 'body', 'displayName']),
  /** the part of the text that was found */
  excerpt: v.string(),
});
export type ReviewFinding = v.InferOutput<typeof reviewFindingSchema>;

/** A row of the back office's table of reviews. */
export const adminReviewSummarySchema = v.object({
  id: uuidSchema,
  status: reviewStatusSchema,
  rating: v.number(),
  title: v.string(),
  author: v.string(),
  sku: v.string(),
  productName: v.string(),
  verified: v.boolean(),
  findings: v.number(),
  /** reports since it was last approved */
  reports: v.number(),
  writtenAt: timestampSchema,
});
export type AdminReviewSummary = v.InferOutput<typeof adminReviewSummarySchema>;

export const adminReviewsQuerySchema = v.object({
  ...pageQuery,
  sort: sortSchema(adminReviewSorts, '-writtenAt'),
  /** clauses over `adminReviewColumns`, see table-filter */
  filter: v.optional(v.pipe(v.string(), v.maxLength(2000))),
});
/** The table's page, and how many reviews of all stand in each status. */
export const adminReviewsSchema = v.object({
  ...pageOf(adminReviewSummarySchema).entries,
  counts: v.array(v.object({ status: reviewStatusSchema, count: v.number() })),
});

const reviewHistorySchema = v.object({
  at: timestampSchema,
  from: v.nullable(reviewStatusSchema),
  to: reviewStatusSchema,
  actor: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
/** A review as staff see it. */
export const adminReviewSchema = v.object({
  ...adminReviewSummarySchema.entries,
  body: v.string(),
  displayName: v.nullable(v.string()),
  language: v.string(),
  email: v.nullable(v.string()),
  accountNumber: v.nullable(v.string()),
  /** the order in which the product was bought, as far as it was known when the review was written */
  orderNumber: v.nullable(v.string()),
  declineReason: v.nullable(v.string()),
  version: v.number(),
  uri: uriSchema,
  found: v.array(reviewFindingSchema),
  reported: v.array(v.object({ reason: v.picklist(reportReasons), count: v.number() })),
  history: v.array(reviewHistorySchema),
  /** other reviews of the same author, newest first, at most 20 */
  others: v.array(adminReviewSummarySchema),
  /** the transitions this person may make */
  transitions: v.array(v.object({ to: reviewStatusSchema, needsReason: v.boolean() })),
});
export type AdminReview = v.InferOutput<typeof adminReviewSchema>;

/** A transition by staff; the reason of a declined review is told to its author. */
export const transitionReviewSchema = v.object({
  to: reviewStatusSchema,
  reason: optionalLine(500),
  version: v.pipe(v.number(), v.integer()),
});
