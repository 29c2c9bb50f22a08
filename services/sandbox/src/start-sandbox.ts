import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CaughtMails } from './caught-mails.ts';
import { createMailPages } from './http-server.ts';
import { createSmtpCatcher } from './smtp-catcher.ts';

export interface Sandbox {
  readonly mails: CaughtMails;
  readonly smtpUrl: string;
  readonly pageUrl: string;
  stop(): Promise<void>;
}

const host = '127.0.0.1';

/** Starts the mail catcher and its page; port 0 lets the system choose. */
export async function startSandbox(ports: { smtp: number; page: number }): Promise<Sandbox> {
  const mails = new CaughtMails();
  const smtp = createSmtpCatcher(mails);
  const smtpListener = smtp.listen(ports.smtp, host);
  const pages = createMailPages(mails).listen(ports.page, host);
  await Promise.all([once(smtpListener, 'listening'), once(pages, 'listening')]);
  return {
    mails,
    smtpUrl: `smtp://${host}:${(smtpListener.address() as AddressInfo).port}`,
    pageUrl: `http://${host}:${(pages.address() as AddressInfo).port}`,
    stop: async () => {
      pages.closeAllConnections();
      pages.close();
      await new Promise<void>((resolve) => {
        smtp.close(resolve);
      });
    },
  };
}
