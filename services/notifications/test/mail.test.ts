import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MailFixture } from './mail-fixture.ts';

let mails: MailFixture;
beforeAll(async () => {
  mails = await MailFixture.start();
});
afterAll(() => mails.stop());

const recovery = (email: string) => ({ email, name: 'Pat', code: 'abc234', locale: 'en-US' });
const tell = (email: string, version: number) =>
  mails.tell('recovery.started', recovery(email), { entity: email, version });
const mailsTo = (email: string) => mails.mailsTo(email);
const query = (sql: string) => mails.service.sql(sql);

test('sends a mail for an event and keeps a line of it', async () => {
  await tell('pat@example.com', 1);
  await mails.service.runJobs();
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
  await mails.service.runJobs();
  expect(mailsTo('pat@example.com')).toHaveLength(1);
  await tell('pat@example.com', 2);
  await mails.service.runJobs();
  expect(mailsTo('pat@example.com')).toHaveLength(2);
});

test('tries again when the mail server is busy, and then writes its line', async () => {
  mails.refusals = 1;
  await tell('busy@example.com', 1);
  await mails.service.runJobs();
  expect(mailsTo('busy@example.com')).toHaveLength(0);
  expect(await query(`select * from notifications.mail where recipient = 'busy@example.com'`)).toEqual([]);
  await query('update graphile_worker._private_jobs set run_at = now()');
  await mails.service.runJobs();
  expect(mailsTo('busy@example.com')).toHaveLength(1);
});

test('never reads an address as several or as a header', async () => {
  for (const email of ['a@example.com,b@example.com', 'a@example.com\r\nBcc: c@example.com']) {
    await tell(email, 1);
    await mails.service.runJobs();
  }
  const recipients = mails.arrived.flatMap(({ to }) => to);
  expect(recipients).not.toContain('b@example.com');
  expect(recipients).not.toContain('c@example.com');
  expect(mails.arrived.every(({ source }) => !/^Bcc:/im.test(source))).toBe(true);
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
  await mails.tell('inquiry.for-store', inquiry, { entity: 'inquiry:q-20001', version: 1 });
  await mails.service.runJobs();
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
  await mails.tell('invoice.resent', invoice, { entity: number, version: 1 });
  await mails.service.runJobs();
  const [mail] = mailsTo(email);
  expect(mail?.source).toContain(`Facture ${number.toUpperCase()}`);
  expect(mail?.source).toContain(`/my-account/papers/invoice/${number}`);
  expect(mail!.source.includes('filename=i-1.pdf')).toBe(hasPaper);
});

test('tells mailboxes where a stock notice is stopped, and offers no stop of mails that must go', async () => {
  const token = 't'.repeat(43);
  const product = { productName: 'Gate valve', productUri: 'gate-valve', partNumber: 'GV-12' };
  const email = 'guest-notice@example.com';
  await mails.tell(
    'product.back',
    { email, locale: 'fr-CA', token, ...product },
    { entity: token, version: 1 },
  );
  await tell('no-stop@example.com', 1);
  await mails.service.runJobs();
  const [notice, code] = [...mailsTo(email), ...mailsTo('no-stop@example.com')].map(headersOf);
  expect(notice).toMatch(
    /^List-Unsubscribe: <https:\/\/shop\.example\/fr\/i\/gate-valve\?stop-notices=t{43}>$/m,
  );
  expect(notice).not.toMatch(/^List-Unsubscribe-Post:/m);
  expect(code).toMatch(/^Subject: /m);
  expect(code).not.toMatch(/^List-/m);
});

/** The headers of a mail, each on one line. */
const headersOf = ({ source }: { readonly source: string }): string =>
  (source.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').replaceAll('\r\n', '\n');
