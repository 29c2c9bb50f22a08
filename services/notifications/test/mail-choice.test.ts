import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { notificationsListMails } from '@gantry/contracts/endpoints/operations';
import { events } from '@gantry/contracts/events';
import { mailsOfEvents } from '@gantry/domain/mail-groups';
import { aCaller } from '@gantry/nest-kit/testing';
import { MailFixture, tokenOf } from './mail-fixture.ts';

let mails: MailFixture;
beforeAll(async () => {
  mails = await MailFixture.start();
});
afterAll(() => mails.stop());
beforeEach(() => {
  mails.unwanted = [];
});

/** What an event tells notifications besides mails. */
const silent = ['account.erased', 'mail.resend-asked'];

test('every event that a mail tells of says whether it may be switched off', () => {
  const told = Object.entries(events).filter(([, { subscribers }]) =>
    (subscribers as readonly string[]).includes('notifications'),
  );
  const names = told.map(([name]) => name).filter((name) => !silent.includes(name));
  expect(Object.keys(mailsOfEvents).toSorted()).toEqual(names.toSorted());
});

let reviews = 0;
async function decide(email: string): Promise<void> {
  const review = {
    email,
    name: 'Pat',
    locale: 'es-US',
    status: 'approved' as const,
    title: 'Good',
    productName: 'Gate valve',
    productUri: 'gate-valve',
    reason: null,
  };
  await mails.tell('review.decided', review, { entity: `review:${(reviews += 1)}`, version: 1 });
  await mails.service.runJobs();
}
const logged = async (search: string) => {
  const caller = aCaller({ role: 'support' });
  return (await mails.service.call(notificationsListMails, { query: { search } }, { caller })).items;
};

test('a mail that may be switched off says how, in its text and to the mailbox', async () => {
  await decide('wants@example.com');
  const [{ source } = { source: '' }] = mails.mailsTo('wants@example.com');
  const headers = (source.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
  const link = `https://shop.example/es/auth/stop-mails?token=${tokenOf('reviews')}`;
  expect(headers.replaceAll(' ', '')).toContain(`List-Unsubscribe:<${link}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(source.replaceAll('=\r\n', '')).toContain('/es/my-account/profile#mails');
});

test('one that is switched off is not sent, and the log says why', async () => {
  mails.unwanted = ['reviews'];
  await decide('declines@example.com');
  expect(mails.mailsTo('declines@example.com')).toEqual([]);
  expect(await logged('declines@')).toMatchObject([
    { kind: 'review.decided', isSwitchedOff: true, canResend: false },
  ]);
});

test('a guest is mailed as before', async () => {
  mails.unwanted = ['reviews'];
  await decide('guest@example.com');
  const [{ source } = { source: '' }] = mails.mailsTo('guest@example.com');
  expect(source).toContain('Subject:');
  expect(source).not.toContain('List-Unsubscribe');
});
