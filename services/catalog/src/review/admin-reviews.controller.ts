import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  catalogAdminGetReview,
  catalogAdminListReviews,
  catalogAdminTransitionReview,
} from '@gantry/contracts/endpoints/reviews';
import { catalogCountWaiting } from '@gantry/contracts/endpoints/operations';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { AdminReviewsRepository } from './admin-reviews.repository.ts';
import { AdminReviews } from './admin-reviews.service.ts';

/** The back office of reviews. */
@Controller()
export class AdminReviewsController {
  constructor(
    private readonly reviews: AdminReviews,
    private readonly lists: AdminReviewsRepository,
  ) {}

  @Serve(catalogAdminListReviews)
  adminListReviews(@Input() { query }: ValidRequestOf<typeof catalogAdminListReviews>) {
    return this.lists.listReviews(query);
  }

  @Serve(catalogCountWaiting)
  countWaitingReviews() {
    return this.lists.countWaitingReviews();
  }

  @Serve(catalogAdminGetReview)
  adminGetReview(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof catalogAdminGetReview>,
  ) {
    return this.reviews.getReview(call, params.id);
  }

  @Serve(catalogAdminTransitionReview)
  adminTransitionReview(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof catalogAdminTransitionReview>,
  ) {
    return this.reviews.transitionReview(call, input);
  }
}
