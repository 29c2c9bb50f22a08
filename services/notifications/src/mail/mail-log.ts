import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventMeta } from '@gantry/nest-kit/events';
import type { MailContent } from '../templates/mail-content.ts';
import { Papers, type PaperOf } from './papers.ts';
import { Mailer } from './mailer.ts';
import { SentMail } from './sent-mail.entity.ts';

/** What goes with a mail besides its contents. */
interface MailExtras {
  /** who gets the answer, where it is not the store */
  readonly replyTo?: string;
  /** what is attached as PDFs, those of them that exist */
  readonly papers?: readonly PaperOf[];
}

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
    private readonly papers: Papers,
  ) {}

  async sendOnce(
    meta: EventMeta,
    to: string,
    content: MailContent,
    { replyTo, papers = [] }: MailExtras = {},
  ): Promise<void> {
    const mail = SentMail.of(meta, to, content);
    if ((await this.em.count(SentMail, { dedupeKey: mail.dedupeKey })) > 0) return;
    // asked for before anything is written: whoever cannot answer now has the worker try again
    const attached = await Promise.all(
      papers.map((paper) => this.papers.fetchPaper({ ...paper, locale: content.locale })),
    );
    await this.em.persist(mail).flush();
    const there = attached.filter((paper) => paper !== null);
    await this.mailer.send({ to, content, messageId: mail.messageId, replyTo, papers: there });
  }
}
