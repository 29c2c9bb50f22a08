import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventMeta } from '@gantry/nest-kit/events';
import type { MailContent } from '../templates/mail-content.ts';
import { Mailer } from './mailer.ts';

/**
 * Sends a mail once for an event and keeps a line of it. The line and the mark that the event was handled are one
 * transaction; if the process dies between the server's yes and the commit, the mail goes out again under the same
 * message id.
 */
@Injectable()
export class MailLog {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
  ) {}

  async sendOnce(meta: EventMeta, to: string, content: MailContent, replyTo?: string): Promise<void> {
    const dedupeKey = `${meta.event}:${meta.entity}:${meta.version}`;
    const messageId = `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@gantry.example>`;
    const written = await this.em.execute(
      `insert into notifications.mail (id, dedupe_key, kind, recipient, locale, subject, message_id, sent_at)
       values (?, ?, ?, ?, ?, ?, ?, now()) on conflict (dedupe_key) do nothing returning id`,
      [randomUUID(), dedupeKey, meta.event, to, content.locale, content.subject, messageId],
    );
    if (written.length > 0) await this.mailer.send({ to, content, messageId, replyTo });
  }
}
