import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import { WebhookEvent } from '../webhook/webhook-event.entity.ts';

/** Webhooks whose payment was not read anew yet. */
@Injectable()
export class WaitingWebhooksRepository {
  constructor(private readonly em: EntityManager) {}

  /** Payments they tell of, those that wait longest first. */
  async listWaiting(
    before: Date,
    limit: number,
  ): Promise<{ service: OnlinePaymentService; reference: string }[]> {
    const rows = await this.em.find(
      WebhookEvent,
      { handledAt: null, reference: { $ne: null }, receivedAt: { $lt: before } },
      { orderBy: { receivedAt: 'asc' }, limit },
    );
    return rows.map(({ service, reference }) => ({ service, reference: reference ?? '' }));
  }

  async endWaiting(service: OnlinePaymentService, reference: string): Promise<void> {
    await this.em.nativeUpdate(
      WebhookEvent,
      { service, reference, handledAt: null },
      { handledAt: new Date() },
    );
  }

  /** Those of payments that never became ours. */
  async endUnknown(before: Date): Promise<void> {
    await this.em.nativeUpdate(
      WebhookEvent,
      { handledAt: null, receivedAt: { $lt: before } },
      { handledAt: new Date() },
    );
  }
}
