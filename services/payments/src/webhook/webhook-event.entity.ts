import { defineEntity, p } from '@mikro-orm/core';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';

const WebhookEventSchema = defineEntity({
  name: 'WebhookEvent',
  schema: 'payments',
  tableName: 'webhook_event',
  properties: {
    service: p.string().$type<OnlinePaymentService>().primary(),
    /** the provider's name of it: the same one may come any number of times */
    id: p.string().primary(),
    type: p.string(),
    /** the payment it is about; null where it is about none */
    reference: p.string().nullable(),
    receivedAt: p.datetime(),
    /** when the payment was read anew because of it; null while it is not ours, or its provider is away */
    handledAt: p.datetime().nullable(),
  },
});

/** A webhook that came in with a signature that holds. What it says is not kept: the payment is read anew. */
export class WebhookEvent extends WebhookEventSchema.class {
  static of(facts: Pick<WebhookEvent, 'service' | 'id' | 'type' | 'reference'>): WebhookEvent {
    const isAboutPayment = facts.reference !== null;
    const now = new Date();
    return Object.assign(new WebhookEvent(), facts, {
      receivedAt: now,
      handledAt: isAboutPayment ? null : now,
    });
  }
}
WebhookEventSchema.setClass(WebhookEvent);
