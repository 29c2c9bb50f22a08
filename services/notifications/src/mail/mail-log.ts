import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventMeta } from '@gantry/nest-kit/events';
import type { MailContent } from '../templates/mail-content.ts';
import { Mailer } from './mailer.ts';
import { SentMail } from './sent-mail.entity.ts';

/**
 * Sends a mail once for an event and keeps a record of it. The record and the mark that the event was handled are one
 * transaction; if the process dies between the mail server's answer and the commit, the mail goes out again under the
 * same message id.
 */
@Injectable()
export class MailLog {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
  ) {}

  async sendOnce(meta: EventMeta, to: string, content: MailContent, replyTo?: string): Promise<void> {
    const mail = SentMail.of(meta, to, content);
    if ((await this.em.count(SentMail, { dedupeKey: mail.dedupeKey })) > 0) return;
    await this.em.persist(mail).flush();
    await this.mailer.send({ to, content, messageId: mail.messageId, replyTo });
  }
}
