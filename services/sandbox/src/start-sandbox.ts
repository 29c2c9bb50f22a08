import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { addCarrierRoutes } from './carrier/carrier-routes.ts';
import { CarrierWorld } from './carrier/carrier-world.ts';
import { Routes } from './http/routes.ts';
import { createSandboxServer } from './http/server.ts';
import { style } from './http/style.ts';
import { json } from './http/message.ts';
import { CaughtMails } from './mail/caught-mails.ts';
import { addMailRoutes } from './mail/mail-routes.ts';
import { createSmtpCatcher } from './mail/smtp-catcher.ts';
import { Providers, type ProviderSettings } from './providers.ts';

export interface SandboxOptions extends ProviderSettings {
  /** the carrier's key and the milliseconds of its day */
  readonly carrier?: { readonly key: string; readonly dayMs: number };
  /** ports; 0 lets the system choose */
  readonly smtp: number;
  readonly page: number;
}

export interface Sandbox {
  readonly mails: CaughtMails;
  readonly smtpUrl: string;
  readonly pageUrl: string;
  readonly providers: Providers;
  stop(): Promise<void>;
}

const host = '127.0.0.1';
const demoCarrier = { key: 'gantry-sandbox-carrier', dayMs: 120_000 };

/** Starts the mail catcher, the payment providers, the carrier, and their pages. */
export async function startSandbox({
  smtp: smtpPort,
  page,
  carrier = demoCarrier,
  ...settings
}: SandboxOptions): Promise<Sandbox> {
  const mails = new CaughtMails();
  const providers = new Providers(settings);
  const smtp = createSmtpCatcher(mails);
  const smtpListener = smtp.listen(smtpPort, host);
  const routes = new Routes()
    .addRoute('GET', '/ready', () => json({ ready: true }))
    .addRoute('GET', '/style.css', () => ({ type: 'text/css', body: style }));
  addMailRoutes(routes, mails);
  providers.addRoutes(routes);
  addCarrierRoutes(routes, new CarrierWorld({ ...carrier, folder: settings.folder ?? null }));
  const server = createSandboxServer(routes).listen(page, host);
  await Promise.all([once(smtpListener, 'listening'), once(server, 'listening')]);
  return {
    mails,
    providers,
    smtpUrl: `smtp://${host}:${(smtpListener.address() as AddressInfo).port}`,
    pageUrl: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      providers.stop();
      server.closeAllConnections();
      server.close();
      await new Promise<void>((resolve) => {
        smtp.close(resolve);
      });
    },
  };
}
