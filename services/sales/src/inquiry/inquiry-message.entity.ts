import { defineEntity, p } from '@mikro-orm/core';
import type { MessageAudience } from '@gantry/contracts/schemas/admin-inquiry';
import type { Actor } from '../order/actor.ts';
import { Inquiry } from './inquiry.entity.ts';

const InquiryMessageSchema = defineEntity({
  name: 'InquiryMessage',
  schema: 'sales',
  tableName: 'inquiry_message',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    inquiryId: () => p.manyToOne(Inquiry).mapToPk().fieldName('inquiry_id'),
    sender: p.string().$type<'customer' | 'store' | 'supplier'>(),
    /** who reads it beside the store; `internal` is read by nobody else */
    audience: p.string().$type<MessageAudience>(),
    authorId: p.string().nullable(),
    author: p.string().nullable(),
    body: p.string(),
    at: p.datetime().defaultRaw('now()'),
  },
});

/** What somebody wrote, and to whom. */
export interface NewMessage {
  readonly sender: 'customer' | 'store' | 'supplier';
  readonly audience: MessageAudience;
  readonly text: string;
}

/** What one side wrote to the other. Never changed. */
export class InquiryMessage extends InquiryMessageSchema.class {
  static of(
    inquiry: Inquiry,
    { sender, audience, text: body }: NewMessage,
    { accountId, name }: Pick<Actor, 'accountId' | 'name'>,
  ): InquiryMessage {
    const author = { authorId: accountId, author: name };
    return Object.assign(new InquiryMessage(), { inquiryId: inquiry.id, sender, audience, body, ...author });
  }
}
InquiryMessageSchema.setClass(InquiryMessage);
