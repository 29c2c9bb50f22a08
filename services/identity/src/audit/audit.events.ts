import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';
import { AuditTrail } from './audit-trail.ts';

/** Takes other services' changes into the trail. */
@Injectable()
export class AuditEvents {
  constructor(private readonly trail: AuditTrail) {}

  @OnEvent('record.changed')
  record(payload: EventPayload<'record.changed'>): Promise<void> {
    return this.trail.appendEntry(payload);
  }
}
