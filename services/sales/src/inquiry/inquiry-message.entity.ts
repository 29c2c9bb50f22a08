import { defineEntity, p } from '@mikro-orm/core';
import type { Actor } from '../order/actor.ts';
import { Inquiry } from './inquiry.entity.ts';

const InquiryMessageSchema = defineEntity({
  name: 'InquiryMessage',
  schema: 'sales',
  tableName: 'inquiry_message',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    inquiryId: () => p.manyToOne(Inquiry).mapToPk().fieldName('inquiry_id'),
    sender: p.string().$type<'customer' | 'store'>(),
    authorId: p.string().nullable(),
    author: p.string().nullable(),
    body: p.string(),
    at: p.datetime().defaultRaw('now()'),
  },
});

/** What one side wrote to the other. Never changed. */
export class InquiryMessage extends InquiryMessageSchema.class {
  static of(
    inquiry: Inquiry,
    sender: 'customer' | 'store',
    body: string,
    { accountId, name }: Pick<Actor, 'accountId' | 'name'>,
  ): InquiryMessage {
    const author = { authorId: accountId, author: name };
    return Object.assign(new InquiryMessage(), { inquiryId: inquiry.id, sender, body, ...author });
  }
}
InquiryMessageSchema.setClass(InquiryMessage);
