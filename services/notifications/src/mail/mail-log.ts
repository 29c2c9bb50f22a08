import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { isErasedEmail } from '@gantry/domain/erasure';
import { mailGroupOf } from '@gantry/domain/mail-groups';
import type { EventMeta } from '@gantry/nest-kit/events';
import type { MailContent } from '../templates/mail-content.ts';
import { MailChoice } from './mail-choice.ts';
import { Papers, type PaperOf } from './papers.ts';
import { Mailer, type Paper } from './mailer.ts';
import { SentMail, type MailContents } from './sent-mail.entity.ts';

/** What goes with a mail besides its contents. */
interface MailExtras {
  /** who gets the answer, where it is not the store */
  readonly replyTo?: string;
  /** what is attached as PDFs, those of them that exist */
  readonly papers?: readonly PaperOf[];
  /** what the log keeps in place of the address, where that is to be forgotten */
  readonly loggedAs?: string;
  /** which of its event's mails it is, where some of them may be switched off */
  readonly variant?: string;
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
    private readonly choice: MailChoice,
  ) {}

  /** Unless its account has switched it off: then the log says so, and nothing is sent. */
  async sendOnce(
    meta: EventMeta,
    to: string,
    said: MailContent,
    { replyTo, papers = [], loggedAs = to, variant }: MailExtras = {},
  ): Promise<void> {
    const group = mailGroupOf(meta.event, variant);
    if ((await this.em.count(SentMail, { dedupeKey: SentMail.keyOf(meta) })) > 0) return;
    // asked for before anything is written: whoever cannot answer now has the worker try again
    const content = await this.choice.withWayOut(said, to, group);
    const contents = { content: content ?? said, replyTo: replyTo ?? null, papers };
    const attached = content ? await this.attachmentsOf(contents) : [];
    const mail = SentMail.of(meta, loggedAs, contents);
    if (!content) mail.leaveUnsent();
    await this.em.persist(mail).flush();
    // nobody is there any more; the log says what would have been told
    if (!content || isErasedEmail(to)) return;
    await this.mailer.send({ to, content, messageId: mail.messageId, replyTo, papers: attached });
  }

  /** Sends a mail as it was, with its papers as they are now; runs once for an event, as the first sending did. */
  async sendAgain(id: string): Promise<void> {
    const mail = await this.em.findOne(SentMail, { id }, { populate: ['contents'] });
    if (!mail?.contents || isErasedEmail(mail.recipient)) return;
    const { content, replyTo } = mail.contents;
    const attached = await this.attachmentsOf(mail.contents);
    const messageId = mail.sendAgain(new Date());
    await this.em.flush();
    const again = { to: mail.recipient, content, messageId, papers: attached };
    await this.mailer.send({ ...again, ...(replyTo ? { replyTo } : {}) });
  }

  private async attachmentsOf({ papers, content: { locale } }: MailContents): Promise<Paper[]> {
    const attached = await Promise.all(papers.map((paper) => this.papers.fetchPaper({ ...paper, locale })));
    return attached.filter((paper) => paper !== null);
  }
}
