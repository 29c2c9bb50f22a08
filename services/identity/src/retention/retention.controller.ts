import { Controller } from '@nestjs/common';
import { identityListRetention } from '@gantry/contracts/endpoints/retention';
import { Serve } from '@gantry/nest-kit/serve';
import { RetentionRuns } from './retention-runs.ts';

@Controller()
export class RetentionController {
  constructor(private readonly runs: RetentionRuns) {}

  @Serve(identityListRetention)
  async listRetention() {
    return { runs: await this.runs.listRuns() };
  }
}
