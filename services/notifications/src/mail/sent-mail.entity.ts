import { createHash, randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { EventMeta } from '@gantry/nest-kit/events';
import type { MailContent } from '../templates/mail-content.ts';
import type { PaperOf } from './papers.ts';

/** All that is needed to send a mail again: the papers are drawn anew, to the same bytes. */
export interface MailContents {
  readonly content: MailContent;
  readonly replyTo: string | null;
  readonly papers: readonly PaperOf[];
}

/**
 * Mails whose links open a record that its owner may forward. All others may carry a code or a link that is kept nowhere
 * else, so what they say is kept nowhere either.
 */
const resendableKinds = /^(order|order-request|invoice|inquiry|review|certificate|shipment)\./;

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
    /** null for mails with a code, and for those whose time is over */
    contents: p.json().$type<MailContents | null>().nullable().lazy(),
    resent: p.integer(),
    resentAt: p.datetime().nullable(),
    /** its account did not want it, so it was not sent */
    switchedOff: p.boolean(),
  },
});

/** A mail that was sent for an event; there is one for each event and never another. */
export class SentMail extends SentMailSchema.class {
  /** One for each event. */
  static keyOf({ event, entity, version }: EventMeta): string {
    return `${event}:${entity}:${version}`;
  }

  static of(meta: EventMeta, recipient: string, contents: MailContents): SentMail {
    const dedupeKey = SentMail.keyOf(meta);
    const { locale, subject } = contents.content;
    return Object.assign(new SentMail(), {
      id: randomUUID(),
      dedupeKey,
      kind: meta.event,
      recipient,
      locale,
      subject,
      messageId: messageIdOf(dedupeKey),
      sentAt: new Date(),
      contents: resendableKinds.test(meta.event) ? contents : null,
      resent: 0,
      resentAt: null,
      switchedOff: false,
    });
  }

  /** Its account has switched it off: it is never sent, nor what it would have said kept. */
  leaveUnsent(): void {
    this.switchedOff = true;
    this.contents = null;
  }

  /** Counts one more sending. Its message id is one of its own, so that no mailbox takes it for the first. */
  sendAgain(now: Date): string {
    this.resent += 1;
    this.resentAt = now;
    return messageIdOf(`${this.dedupeKey}:${this.resent}`);
  }
}
SentMailSchema.setClass(SentMail);

const messageIdOf = (key: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@gantry.example>`;
