import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityReportPresence } from '@gantry/contracts/endpoints/presence';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { RecordPresence } from './record-presence.ts';

@Controller()
export class PresenceController {
  constructor(private readonly presence: RecordPresence) {}

  @Serve(identityReportPresence)
  async reportPresence(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof identityReportPresence>,
  ) {
    return { others: await this.presence.reportPresence(call, body) };
  }
}
