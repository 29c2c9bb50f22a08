import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesCountWaiting, salesGetOverview } from '@gantry/contracts/endpoints/operations';
import type { Overview } from '@gantry/contracts/schemas/operations';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { ReadOverview } from './read-overview.ts';
import { WaitingWork } from './waiting-work.ts';

/** What sales tells the people who run the store. */
@Controller()
export class OperationsController {
  constructor(
    private readonly overview: ReadOverview,
    private readonly work: WaitingWork,
  ) {}

  @Serve(salesCountWaiting)
  async countWaiting(@CurrentCall() { caller }: Call) {
    return { queues: await this.work.countQueues(caller.accountId) };
  }

  @Serve(salesGetOverview)
  getOverview(
    @CurrentCall() call: Call,
    @Input() { query }: ValidRequestOf<typeof salesGetOverview>,
  ): Promise<Overview> {
    return this.overview.getOverview(call, query.days);
  }
}
