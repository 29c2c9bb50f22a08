import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';
import { AuditTrail } from './audit-trail.ts';

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Takes other services' changes into the trail. */
@Injectable()
export class AuditEvents {
  constructor(private readonly trail: AuditTrail) {}

  @OnEvent('record.changed')
  async record(payload: EventPayload<'record.changed'>): Promise<void> {
    await this.trail.appendEntry(await this.withNumber(payload));
  }

  /** A service that acts by itself may know an account by its id alone; the trail finds it by its number. */
  private async withNumber(change: EventPayload<'record.changed'>): Promise<EventPayload<'record.changed'>> {
    const { entity, entityNumber } = change;
    if (entity !== 'account' || !entityNumber || !isId(entityNumber)) return change;
    return { ...change, entityNumber: (await this.trail.numberOf(entityNumber)) ?? entityNumber };
  }
}
