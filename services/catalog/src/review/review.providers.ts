import { AdminReviewsController } from './admin-reviews.controller.ts';
import { AdminReviewsRepository } from './admin-reviews.repository.ts';
import { AdminReviews } from './admin-reviews.service.ts';
import { MoveReview } from './move-review.ts';
import { MyReviewsRepository } from './my-reviews.repository.ts';
import { ProductRating } from './product-rating.ts';
import { PublicReviewsRepository } from './public-reviews.repository.ts';
import { Purchases } from './purchases.ts';
import { ReportReview } from './report-review.ts';
import { ReviewChange } from './review-change.entity.ts';
import { Review } from './review.entity.ts';
import { ReviewRepository } from './review.repository.ts';
import { ReviewsController } from './reviews.controller.ts';
import { Reviews } from './reviews.service.ts';
import { WriteReview } from './write-review.ts';
import { WritingLimit } from './writing-limit.ts';

/** Everything about reviews that the service's module wires. */
export const reviewEntities = [Review, ReviewChange];
export const reviewControllers = [ReviewsController, AdminReviewsController];
export const reviewProviders = [
  AdminReviews,
  AdminReviewsRepository,
  MoveReview,
  MyReviewsRepository,
  ProductRating,
  PublicReviewsRepository,
  Purchases,
  ReportReview,
  ReviewRepository,
  Reviews,
  WriteReview,
  WritingLimit,
];
