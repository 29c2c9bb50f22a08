import { Module } from '@nestjs/common';
import { CacheTagsModule } from '../cache-tags/cache-tags.module.ts';
import { ReadModelModule } from '../read-model/read-model.module.ts';
import { AdminReviewsController } from './admin-reviews.controller.ts';
import { AdminReviewsRepository } from './admin-reviews.repository.ts';
import { AdminReviews } from './admin-reviews.service.ts';
import { EraseReviews } from './erase-reviews.ts';
import { MoveReview } from './move-review.ts';
import { MyReviewsRepository } from './my-reviews.repository.ts';
import { ProductRating } from './product-rating.ts';
import { PublicReviewsRepository } from './public-reviews.repository.ts';
import { Purchases } from './purchases.ts';
import { ReportReview } from './report-review.ts';
import { ReviewRepository } from './review.repository.ts';
import { ReviewsController } from './reviews.controller.ts';
import { Reviews } from './reviews.service.ts';
import { WriteReview } from './write-review.ts';
import { WritingLimit } from './writing-limit.ts';

/** Reviews: what authors, readers and staff do with them. */
@Module({
  imports: [CacheTagsModule, ReadModelModule],
  controllers: [AdminReviewsController, ReviewsController],
  providers: [
    AdminReviews,
    AdminReviewsRepository,
    EraseReviews,
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
  ],
  exports: [EraseReviews],
})
export class ReviewModule {}
