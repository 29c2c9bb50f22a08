import { createHash, randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { EventMeta } from '@gantry/nest-kit/events';
import type { MailContent } from '../templates/mail-content.ts';

const SentMailSchema = defineEntity({
  name: 'SentMail',
  schema: 'notifications',
  tableName: 'mail',
  properties: {
    id: p.uuid().primary(),
    dedupeKey: p.string().unique(),
    kind: p.string(),
    recipient: p.string(),
    locale: p.string(),
    subject: p.string(),
    messageId: p.string(),
    sentAt: p.datetime(),
  },
});

/** A mail that was sent for an event; there is one for each event and never another. */
export class SentMail extends SentMailSchema.class {
  static of(meta: EventMeta, recipient: string, { locale, subject }: MailContent): SentMail {
    const dedupeKey = `${meta.event}:${meta.entity}:${meta.version}`;
    const hash = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40);
    return Object.assign(new SentMail(), {
      id: randomUUID(),
      dedupeKey,
      kind: meta.event,
      recipient,
      locale,
      subject,
      messageId: `<${hash}@gantry.example>`,
      sentAt: new Date(),
    });
  }
}
SentMailSchema.setClass(SentMail);
