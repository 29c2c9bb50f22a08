import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MailFixture } from './mail-fixture.ts';

let mails: MailFixture;
beforeAll(async () => {
  mails = await MailFixture.start();
});
afterAll(() => mails.stop());

const mailOf = (recipient: string) =>
  mails.service.sql<{ kind: string; contents: unknown }>(
    'select kind, contents from notifications.mail where recipient = ? order by sent_at',
    [recipient],
  );
const released = (email: string, version: number) =>
  mails.tell('account.released', { email, name: 'Gwen Gone', locale: 'en-US' }, { entity: email, version });

test('the log forgets whom it wrote to, and nobody else', async () => {
  await released('gwen@example.com', 1);
  await released('other@example.com', 1);
  await mails.service.runJobs();
  const erased = { accountId: 'gone', accountNumber: 'a-700', email: 'gwen@example.com' };
  await mails.tell('account.erased', erased, { entity: 'account:gone', version: 1 });
  await mails.service.runJobs();
  expect(await mailOf('gwen@example.com')).toEqual([]);
  expect(await mailOf('a-700@erased.invalid')).toEqual([{ kind: 'account.released', contents: null }]);
  expect(await mailOf('other@example.com')).toHaveLength(1);
});

test('the last mail reaches its owner, and the log does not keep where it went', async () => {
  const done = { accountNumber: 'a-701', email: 'last@example.com', name: 'Lee Last', locale: 'en-US' };
  await mails.tell('account.erasure-done', done, { entity: 'account:last', version: 1 });
  await mails.service.runJobs();
  const [mail] = mails.mailsTo('last@example.com');
  expect(mail?.source).toContain('Your account was erased');
  expect(await mailOf('last@example.com')).toEqual([]);
  const kept = await mails.service.sql(`select 1 from notifications.mail t where t::text ~ 'Lee Last|last@'`);
  expect(kept).toEqual([]);
  expect(await mailOf('a-701@erased.invalid')).toEqual([{ kind: 'account.erasure-done', contents: null }]);
});

test('what is told to an account that was erased is written down and sent nowhere', async () => {
  await released('a-702@erased.invalid', 1);
  await mails.service.runJobs();
  expect(mails.mailsTo('a-702@erased.invalid')).toEqual([]);
  expect(await mailOf('a-702@erased.invalid')).toHaveLength(1);
});
