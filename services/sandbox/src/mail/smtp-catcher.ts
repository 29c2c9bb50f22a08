import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { CaughtMails } from './caught-mails.ts';

const largestMail = 10 * 1024 * 1024;

/** An SMTP server that takes every mail and delivers none. */
export function createSmtpCatcher(mails: CaughtMails): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: largestMail,
    onData(stream, session, done) {
      callbackify(saveMail)(mails, stream, session, (error) => done(error));
    },
  });
  // a sender that is killed in the middle of a mail sends it again; an address that is taken fails the start anyway
  server.on('error', () => undefined);
  return server;
}

async function saveMail(
  mails: CaughtMails,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const source = await buffer(stream);
  if (stream.sizeExceeded) throw new Error('The mail is too large.');
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'base64' });
  const { mailFrom, rcptTo } = session.envelope;
  mails.addMail({
    at: new Date().toISOString(),
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address.toLowerCase()),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'attachment',
      type: mimeType,
      content:
        typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('base64'),
    })),
  });
}
