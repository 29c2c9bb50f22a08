import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesDecideDelay, salesGetDelayedLines } from '@gantry/contracts/endpoints/shipments';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { DelayedLines } from './delayed-lines.ts';

@Controller()
export class DelayedLinesController {
  constructor(private readonly delays: DelayedLines) {}

  @Serve(salesGetDelayedLines)
  getDelayed(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesGetDelayedLines>,
  ) {
    return this.delays.getDelayed(call, { number: params.number, token: query.token });
  }

  @Serve(salesDecideDelay)
  decideDelay(
    @CurrentCall() call: Call,
    @Input() { params, query, body }: ValidRequestOf<typeof salesDecideDelay>,
  ) {
    return this.delays.decide(call, { number: params.number, token: query.token }, body);
  }
}
