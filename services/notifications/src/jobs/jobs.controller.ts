import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  notificationsCountWaiting,
  notificationsDiscardJob,
  notificationsListJobs,
  notificationsRetryJob,
} from '@gantry/contracts/endpoints/operations';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { JobQueue } from './job-queue.ts';

/** Jobs of all services, for whoever looks after what failed. */
@Controller()
export class JobsController {
  constructor(private readonly queue: JobQueue) {}

  @Serve(notificationsListJobs)
  listJobs(@Input() { query }: ValidRequestOf<typeof notificationsListJobs>) {
    return this.queue.listJobs(query);
  }

  @Serve(notificationsCountWaiting)
  async countFailed() {
    return { queues: [await this.queue.countFailed()] };
  }

  @Serve(notificationsRetryJob)
  retry(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof notificationsRetryJob>) {
    return this.queue.retry(call, params.id);
  }

  @Serve(notificationsDiscardJob)
  discard(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof notificationsDiscardJob>,
  ) {
    return this.queue.discard(call, params.id, body.reason);
  }
}
