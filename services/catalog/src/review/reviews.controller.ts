import { Controller } from '@nestjs/common';
import { productTag } from '@gantry/contracts/catalogue-tags';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  catalogChangeReview,
  catalogDeleteReview,
  catalogGetMyReview,
  catalogListMyReviews,
  catalogListReviews,
  catalogReportReview,
  catalogWriteReview,
} from '@gantry/contracts/endpoints/reviews';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Call } from '@gantry/nest-kit/call';
import { Caller, CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CacheTagService } from '../cache-tags/cache-tag.service.ts';
import { MyReviewsRepository } from './my-reviews.repository.ts';
import { ReportReview } from './report-review.ts';
import { Reviews } from './reviews.service.ts';
import { WriteReview } from './write-review.ts';

/** Reviews as readers and authors meet them. */
@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: Reviews,
    private readonly own: MyReviewsRepository,
    private readonly writing: WriteReview,
    private readonly reports: ReportReview,
    private readonly cacheTags: CacheTagService,
  ) {}

  @Serve(catalogListReviews)
  async listReviews(@Input() input: ValidRequestOf<typeof catalogListReviews>, @CurrentCall() call: Call) {
    const { version } = await this.cacheTags.nothingYet();
    const list = await this.reviews.ofProduct(input);
    call.cacheTags = { version, tags: [productTag(input.params.uri)] };
    return list;
  }

  @Serve(catalogGetMyReview)
  getOwn(@Caller() caller: Identity, @Input() { params }: ValidRequestOf<typeof catalogGetMyReview>) {
    return this.reviews.ownOf(caller, params.uri);
  }

  @Serve(catalogListMyReviews)
  listOwn(@Caller() caller: Identity, @Input() { query }: ValidRequestOf<typeof catalogListMyReviews>) {
    return this.own.listReviews(caller.accountId ?? '', query);
  }

  @Serve(catalogWriteReview)
  writeReview(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof catalogWriteReview>,
  ) {
    return this.writing.writeReview(call, params.uri, body);
  }

  @Serve(catalogChangeReview)
  changeReview(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof catalogChangeReview>,
  ) {
    return this.writing.changeReview(call, params.id, body);
  }

  @Serve(catalogDeleteReview)
  deleteReview(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof catalogDeleteReview>) {
    return this.writing.deleteReview(call, params.id);
  }

  @Serve(catalogReportReview)
  reportReview(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof catalogReportReview>,
  ) {
    return this.reports.reportReview(call, params.id, body.reason);
  }
}
