import { defineEntity, p } from '@mikro-orm/core';
import type { QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import type { Actor } from '../order/actor.ts';
import { Inquiry } from './inquiry.entity.ts';

const InquiryChangeSchema = defineEntity({
  name: 'InquiryChange',
  schema: 'sales',
  tableName: 'inquiry_change',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    inquiryId: () => p.manyToOne(Inquiry).mapToPk().fieldName('inquiry_id'),
    fromStatus: p.string().$type<QuoteStatus>().nullable(),
    toStatus: p.string().$type<QuoteStatus>(),
    actorId: p.string().nullable(),
    actor: p.string().nullable(),
    actorRole: p.string(),
    reason: p.string().nullable(),
    at: p.datetime().defaultRaw('now()'),
  },
});

/** A transition of an inquiry: who, from where to where, and why. Never changed. */
export interface InquiryTransition {
  readonly from: QuoteStatus | null;
  readonly to: QuoteStatus;
  readonly reason: string | null;
}

/** One entry of an inquiry's timeline. */
export class InquiryChange extends InquiryChangeSchema.class {
  static of(inquiry: Inquiry, { from, to, reason }: InquiryTransition, actor: Actor): InquiryChange {
    return Object.assign(new InquiryChange(), {
      inquiryId: inquiry.id,
      fromStatus: from,
      toStatus: to,
      actorId: actor.accountId,
      actor: actor.name,
      actorRole: actor.role,
      reason,
    });
  }
}
InquiryChangeSchema.setClass(InquiryChange);
