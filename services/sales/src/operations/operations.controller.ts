import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesGetOverview } from '@gantry/contracts/endpoints/operations';
import type { Overview } from '@gantry/contracts/schemas/operations';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { ReadOverview } from './read-overview.ts';

/** What sales tells the people who run the store. */
@Controller()
export class OperationsController {
  constructor(private readonly overview: ReadOverview) {}

  @Serve(salesGetOverview)
  getOverview(
    @CurrentCall() call: Call,
    @Input() { query }: ValidRequestOf<typeof salesGetOverview>,
  ): Promise<Overview> {
    return this.overview.getOverview(call, query.days);
  }
}
