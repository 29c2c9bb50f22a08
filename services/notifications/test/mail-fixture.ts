import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventName, EventPayload } from '@gantry/contracts/events';
import { publish } from '@gantry/nest-kit/events';
import { DomainError } from '@gantry/nest-kit/errors';
import { migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { SMTPServer } from 'smtp-server';
import { notificationsService } from '../src/notifications.service-definition.ts';

interface ArrivedMail {
  readonly to: string[];
  readonly source: string;
}

/** As identity signs it for the link of a mail. */
export const tokenOf = (mail: string): string =>
  `${mail}.0195b2a0-0000-7000-8000-000000000001.${'s'.repeat(43)}`;

/** The service with a database of its own and a mail server that keeps what it is given. */
export class MailFixture {
  readonly arrived: ArrivedMail[] = [];
  /** mails that accounts have switched off */
  unwanted: string[] = [];
  /** so many of the next mails are refused for now */
  refusals = 0;
  isCatalogAway = false;
  private constructor(
    private readonly database: TestDatabase,
    private readonly smtp: SMTPServer,
    private started: TestService | undefined,
  ) {}

  static async start(): Promise<MailFixture> {
    const database = await createTestDatabase({ migrate: migrationOf(notificationsService) });
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, done) => fixture.take(done),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address);
          fixture.arrived.push({ to, source: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
    const fixture = new MailFixture(database, smtp, undefined);
    const listener = smtp.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const SMTP_URL = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    const env = { SMTP_URL, PUBLIC_ORIGIN: 'https://shop.example', STORE_EMAIL: 'desk@shop.example' };
    const fakes = {
      catalogPriceLines: ({ body }: { body: { lines: { sku: string }[]; locale?: string } }) => {
        if (fixture.isCatalogAway) throw new DomainError('UNAVAILABLE');
        // what mails need of a product
        return body.lines.map(({ sku }) => ({
          sku,
          found: true,
          name: `Hex bolt ${sku}`,
          localName: `Boulon ${sku}`,
        })) as never;
      },
      salesGetMailedPaper: ({ path }: { path: string }) =>
        path.endsWith('/invoice/i-1')
          ? { name: 'i-1.pdf', content: Buffer.from('%PDF-1.7 paper').toString('base64') }
          : null,
      identityReadMailChoice: ({ body }: { body?: unknown }) => {
        const { email, mail } = body as { email: string; mail: string };
        if (email.startsWith('guest')) return null;
        return { isOff: fixture.unwanted.includes(mail), token: tokenOf(mail) };
      },
    };
    fixture.started = await startTestService(notificationsService, { databaseUrl: database.url, env, fakes });
    return fixture;
  }

  get service(): TestService {
    if (!this.started) throw new Error('not started');
    return this.started;
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await new Promise<void>((resolve) => {
      this.smtp.close(resolve);
    });
    await this.database.dropDatabase();
  }

  /** Publishes an event as another service would. */
  tell<Name extends EventName>(
    event: Name,
    payload: EventPayload<Name>,
    mark: { entity: string; version: number },
  ): Promise<void> {
    return this.service.app
      .get(EntityManager)
      .fork()
      .transactional((em) => publish(em, event, payload, mark));
  }

  mailsTo(email: string): ArrivedMail[] {
    return this.arrived.filter(({ to }) => to.includes(email));
  }

  private take(done: (error?: Error) => void): void {
    if (this.refusals === 0) return done();
    this.refusals -= 1;
    done(Object.assign(new Error('busy'), { responseCode: 451 }));
  }
}
