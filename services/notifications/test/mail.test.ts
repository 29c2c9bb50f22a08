import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import { migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { SMTPServer } from 'smtp-server';
import { notificationsService } from '../src/notifications.service-definition.ts';

let database: TestDatabase;
let service: TestService;
let smtp: SMTPServer;
/** what the next mails meet */
let refusals = 0;
const arrived: { to: string[]; source: string }[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(notificationsService) });
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (refusals === 0) return done();
      refusals -= 1;
      done(Object.assign(new Error('busy'), { responseCode: 451 }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        arrived.push({ to, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const SMTP_URL = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const env = { SMTP_URL, PUBLIC_ORIGIN: 'https://shop.example', STORE_EMAIL: 'desk@shop.example' };
  const fakes = {
    salesGetMailedPaper: ({ path }: { path: string }) =>
      path.endsWith('/invoice/i-1')
        ? { name: 'i-1.pdf', content: Buffer.from('%PDF-1.7 paper').toString('base64') }
        : null,
  };
  service = await startTestService(notificationsService, { databaseUrl: database.url, env, fakes });
});
afterAll(async () => {
  await service.stop();
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
  await database.dropDatabase();
});

const recovery = (email: string) => ({ email, name: 'Pat', code: 'abc234', locale: 'en-US' });
const tell = (email: string, version: number) =>
  service.app
    .get(EntityManager)
    .fork()
    .transactional((em) => publish(em, 'recovery.started', recovery(email), { entity: email, version }));
const mailsTo = (email: string) => arrived.filter(({ to }) => to.includes(email));
const query = (sql: string) => service.sql(sql);

test('sends a mail for an event and keeps a line of it', async () => {
  await tell('pat@example.com', 1);
  await service.runJobs();
  expect(mailsTo('pat@example.com')).toHaveLength(1);
  expect(mailsTo('pat@example.com')[0]?.source).toContain('https://shop.example/auth/recovery/abc234');
  const [line] = await query(`select kind, recipient, subject from notifications.mail`);
  expect(line).toEqual({
    kind: 'recovery.started',
    recipient: 'pat@example.com',
    subject: 'Set a new password',
  });
});

test('sends it once, however often the event comes', async () => {
  await tell('pat@example.com', 1);
  await service.runJobs();
  expect(mailsTo('pat@example.com')).toHaveLength(1);
  await tell('pat@example.com', 2);
  await service.runJobs();
  expect(mailsTo('pat@example.com')).toHaveLength(2);
});

test('tries again when the mail server is busy, and then writes its line', async () => {
  refusals = 1;
  await tell('busy@example.com', 1);
  await service.runJobs();
  expect(mailsTo('busy@example.com')).toHaveLength(0);
  expect(await query(`select * from notifications.mail where recipient = 'busy@example.com'`)).toEqual([]);
  await query('update graphile_worker._private_jobs set run_at = now()');
  await service.runJobs();
  expect(mailsTo('busy@example.com')).toHaveLength(1);
});

test('never reads an address as several or as a header', async () => {
  for (const email of ['a@example.com,b@example.com', 'a@example.com\r\nBcc: c@example.com']) {
    await tell(email, 1);
    await service.runJobs();
  }
  const recipients = arrived.flatMap(({ to }) => to);
  expect(recipients).not.toContain('b@example.com');
  expect(recipients).not.toContain('c@example.com');
  expect(arrived.every(({ source }) => !/^Bcc:/im.test(source))).toBe(true);
});

test('mails the store about an inquiry, with replies to the customer', async () => {
  const inquiry = {
    kind: 'received' as const,
    number: 'q-20001',
    name: 'Gus "<b>" Guest',
    company: null,
    email: 'gus@example.com',
    phone: null,
    contactMethod: 'email' as const,
    subject: 'product',
    orderNumber: null,
    lines: [],
    text: 'Do you have it in 24 V?',
  };
  await service.app
    .get(EntityManager)
    .fork()
    .transactional((em) =>
      publish(em, 'inquiry.for-store', inquiry, { entity: 'inquiry:q-20001', version: 1 }),
    );
  await service.runJobs();
  const [mail] = mailsTo('desk@shop.example');
  expect(mail?.to).toEqual(['desk@shop.example']);
  expect(mail?.source).toMatch(/^Reply-To: gus@example\.com\r?$/m);
  expect(mail?.source).toContain('/admin/orders/quote-q-20001');
});

test.each([
  ['i-1', true],
  ['i-2', false],
])('mails invoice %s with its paper where there is one', async (number, hasPaper) => {
  const email = `books-${number}@example.com`;
  const invoice = {
    kind: 'invoice' as const,
    number,
    orderNumber: '10001',
    dueAt: '2026-12-25T12:00:00.000Z',
    amount: 12_345,
    email,
    name: 'Pat',
    locale: 'fr-CA',
    token: 'secret-token-of-the-order',
    isGuest: true,
  };
  await service.app
    .get(EntityManager)
    .fork()
    .transactional((em) => publish(em, 'invoice.resent', invoice, { entity: number, version: 1 }));
  await service.runJobs();
  const [mail] = mailsTo(email);
  expect(mail?.source).toContain(`Facture ${number.toUpperCase()}`);
  expect(mail?.source).toContain(`/my-account/papers/invoice/${number}`);
  expect(mail!.source.includes('filename=i-1.pdf')).toBe(hasPaper);
});
