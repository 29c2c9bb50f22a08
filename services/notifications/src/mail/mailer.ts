import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { MailContent } from '../templates/mail-content.ts';
import { renderHtml } from '../templates/render-html.ts';
import { renderText } from '../templates/render-text.ts';
import { NotificationsConfig } from '../notifications.config.ts';

export interface OutgoingMail {
  readonly to: string;
  readonly content: MailContent;
  /** the same for a repeated sending, so that mailboxes can tell */
  readonly messageId: string;
  /** who gets the answer, where it is not the store */
  readonly replyTo?: string | undefined;
  /** what it is about, on paper */
  readonly papers?: readonly Paper[];
}

/** A PDF that goes with a mail. */
export interface Paper {
  /** what the file is called */
  readonly name: string;
  /** base64 */
  readonly content: string;
}

const timeoutMs = 15_000;

/** Sends mail by SMTP over a few kept connections. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport;

  constructor(private readonly config: NotificationsConfig) {
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    this.transport = createTransport({ url: config.SMTP_URL, pool: true, maxConnections: 3, ...timeouts });
  }

  /** Fails when the server does not take the mail; the job is then repeated. */
  async send({ to, content, messageId, replyTo, papers = [] }: OutgoingMail): Promise<void> {
    await this.transport.sendMail({
      from: this.config.MAIL_FROM,
      // as an object: an address is never read as a list of addresses
      to: { name: '', address: to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject: content.subject,
      html: renderHtml(content),
      text: renderText(content),
      messageId,
      ...(papers.length > 0 ? { attachments: papers.map(attachmentOf) } : {}),
      // RFC 2369; the page of a guest's stock notices asks first, that of an account's mails takes a mailbox's post too
      ...(content.stopUrl ? { list: { unsubscribe: content.stopUrl } } : {}),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': content.locale,
        ...(content.stopsByPost ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
      },
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

const attachmentOf = ({ name, content }: Paper) => ({
  filename: name,
  content,
  encoding: 'base64',
  contentType: 'application/pdf',
});
