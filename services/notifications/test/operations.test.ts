import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  notificationsDiscardJob,
  notificationsListJobs,
  notificationsListMails,
  notificationsResendMail,
  notificationsRetryJob,
} from '@gantry/contracts/endpoints/operations';
import type { SentMail } from '@gantry/contracts/schemas/operations';
import type { Role } from '@gantry/domain/roles';
import { findLogPage } from '@gantry/nest-kit/counted-days';
import { plansOf } from '@gantry/nest-kit/plans-of';
import { aCaller } from '@gantry/nest-kit/testing';
import { mailLog } from '../src/mail/mail-days.ts';
import { MailSearch } from '../src/mail/mail-search.ts';
import { MailFixture } from './mail-fixture.ts';

let mails: MailFixture;
beforeAll(async () => {
  mails = await MailFixture.start();
});
afterAll(() => mails.stop());

const by = (role: Role = 'admin', key = randomUUID()) => ({
  caller: aCaller({ role, email: `${role}@example.com` }),
  idempotencyKey: key,
});
const refused = (code: string) => expect.objectContaining({ code });
const invoice = (email: string) => ({
  kind: 'invoice' as const,
  number: 'i-1',
  orderNumber: '10001',
  dueAt: null,
  amount: 12_345,
  email,
  name: 'Pat',
  locale: 'en-US',
  token: 'secret-token-of-the-order',
  isGuest: true,
});
async function invoiced(email: string): Promise<SentMail> {
  await mails.tell('invoice.resent', invoice(email), { entity: email, version: 1 });
  await mails.service.runJobs();
  return found(email);
}
async function found(search: string, role: Role = 'support'): Promise<SentMail> {
  const { items } = await mails.service.call(notificationsListMails, { query: { search } }, by(role));
  return items[0]!;
}
const resend = (id: string, options = by()) =>
  mails.service.call(notificationsResendMail, { params: { id } }, options);
const audited = async () =>
  mails.service.sql<{ payload: { payload: Record<string, unknown> } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'identity:record.changed' order by j.id`,
  );

describe('mails that went out', () => {
  test('are found by address and by subject, whatever signs a search holds', async () => {
    await invoiced('ann_b@example.com');
    await invoiced('annxb@example.com');
    const list = await mails.service.call(notificationsListMails, { query: { search: 'ANN_B@' } }, by());
    expect(list.items.map(({ recipient }) => recipient)).toEqual(['ann_b@example.com']);
    expect(list.total).toBe(1);
    const { items } = await mails.service.call(notificationsListMails, { query: { search: 'i-1' } }, by());
    expect(items.length).toBeGreaterThanOrEqual(2);
  });

  test('are listed up to ten thousand that match, which is said', async () => {
    await mails.service
      .sql(`insert into notifications.mail (id, dedupe_key, kind, recipient, locale, subject, message_id, sent_at)
      select md5('many' || n)::uuid, 'many-' || n, 'order.placed', 'many@example.com', 'en-US', 'Number ' || n, 'm-' || n,
        timestamptz '2020-01-01' + n * interval '1 minute' from generate_series(1, 10050) n`);
    const list = (page: string) =>
      mails.service.call(notificationsListMails, { query: { search: 'many@', page, size: '100' } }, by());
    expect(await list('1')).toMatchObject({ total: 10_000, counted: 'more' });
    expect((await list('1')).items[0]?.subject).toBe('Number 10050');
    expect((await list('100')).items.at(-1)?.subject).toBe('Number 51');
    expect((await list('101')).items).toEqual([]);
    const everything = await mails.service.call(notificationsListMails, { query: {} }, by());
    expect(everything.total).toBeGreaterThan(10_050);
    expect(everything.counted).toBeUndefined();
    await mails.service.sql(`delete from notifications.mail where recipient = 'many@example.com'`);
  });

  test('go out again as they were, with their paper, once for a press, under a message id of their own', async () => {
    const mail = await invoiced('again@example.com');
    expect(mail).toMatchObject({ kind: 'invoice.resent', canResend: true, resent: 0, resentAt: null });
    const press = by('support');
    await resend(mail.id, press);
    await resend(mail.id, press);
    await mails.service.runJobs();
    const [first, second, ...more] = mails.mailsTo('again@example.com');
    expect(more).toEqual([]);
    const idOf = (source: string) => /^Message-ID: (.*)$/im.exec(source)?.[1];
    expect(idOf(second!.source)).toBeDefined();
    expect(idOf(second!.source)).not.toBe(idOf(first!.source));
    expect(second!.source).toContain('filename=i-1.pdf');
    expect(second!.source).toContain('/my-account/papers/invoice/i-1');
    expect(await found('again@example.com')).toMatchObject({ resent: 1, resentAt: expect.any(String) });
    const entries = (await audited()).map(({ payload }) => payload.payload);
    expect(entries.filter(({ entityNumber }) => entityNumber === mail.id)).toEqual([
      expect.objectContaining({
        entity: 'mail',
        field: 'resent',
        after: 'again@example.com',
        actor: 'support@example.com',
      }),
    ]);
  });

  test('with a code are kept nowhere and cannot go out again', async () => {
    const recovery = { email: 'code@example.com', name: 'Pat', code: 'abc234', locale: 'en-US' };
    await mails.tell('recovery.started', recovery, { entity: 'code', version: 1 });
    await mails.service.runJobs();
    const mail = await found('code@example.com');
    expect(mail.canResend).toBe(false);
    await expect(resend(mail.id)).rejects.toEqual(refused('WRONG_STATE'));
    const rows = await mails.service.sql(`select 1 from notifications.mail m where m::text like '%abc234%'`);
    expect(rows).toEqual([]);
  });

  test('of another store do not exist', async () => {
    await expect(resend(randomUUID())).rejects.toEqual(refused('NOT_FOUND'));
  });

  test.each(['warehouse', 'purchasing', 'catalog', 'auditor', 'customer'] as const)(
    'are none of the business of %s',
    async (role) => {
      await expect(found('x', role)).rejects.toEqual(refused('NOT_PERMITTED'));
      await expect(resend(randomUUID(), by(role))).rejects.toEqual(refused('NOT_PERMITTED'));
    },
  );
});

describe('jobs that failed', () => {
  /** A mail whose server refuses it as if it had done so twenty times. */
  async function failed(email: string): Promise<string> {
    mails.refusals = 1;
    await mails.tell('invoice.resent', invoice(email), { entity: email, version: 1 });
    await mails.service.runJobs();
    const [row] = await mails.service.sql<{ id: string }>(
      `update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'entity' = ? returning id::text`,
      [email],
    );
    return row!.id;
  }
  const list = (state: 'failed' | 'retrying' | 'waiting' = 'failed', role: Role = 'admin') =>
    mails.service.call(notificationsListJobs, { query: { state } }, by(role));

  test('are shown with what went wrong, and never with what they carry', async () => {
    const id = await failed('shown@example.com');
    const { items, counts } = await list();
    expect(items.find((job) => job.id === id)).toMatchObject({
      task: 'notifications:invoice.resent',
      about: 'shown@example.com',
      state: 'failed',
      lastError: expect.stringContaining('busy'),
    });
    expect(counts.failed).toBe(items.length);
    expect(JSON.stringify(items)).not.toContain('secret-token-of-the-order');
  });

  test('are done after all once they are tried again', async () => {
    const id = await failed('retried@example.com');
    expect(mails.mailsTo('retried@example.com')).toEqual([]);
    const press = by();
    const retry = () => mails.service.call(notificationsRetryJob, { params: { id } }, press);
    expect(await Promise.all([retry(), retry()])).toEqual([{ ok: true }, { ok: true }]);
    await mails.service.runJobs();
    expect(mails.mailsTo('retried@example.com')).toHaveLength(1);
    await expect(mails.service.call(notificationsRetryJob, { params: { id } }, by())).rejects.toEqual(
      refused('NOT_FOUND'),
    );
  });

  test('are given up with a reason, which is on record', async () => {
    const id = await failed('gone@example.com');
    const discard = (reason: string) =>
      mails.service.call(notificationsDiscardJob, { params: { id }, body: { reason } }, by());
    await expect(discard('  ')).rejects.toEqual(refused('INVALID'));
    await discard('the mailbox is gone');
    expect((await list()).items.map((job) => job.id)).not.toContain(id);
    const entries = (await audited()).map(({ payload }) => payload.payload);
    expect(entries.at(-1)).toMatchObject({
      entity: 'job',
      entityNumber: id,
      field: 'discarded',
      reason: 'the mailbox is gone',
    });
  });

  test('alone can be tried again or given up', async () => {
    await mails.tell('invoice.resent', invoice('soon@example.com'), { entity: 'soon', version: 1 });
    const { items } = await list('waiting');
    const { id } = items.find(({ about }) => about === 'soon')!;
    await expect(mails.service.call(notificationsRetryJob, { params: { id } }, by())).rejects.toEqual(
      refused('WRONG_STATE'),
    );
    await mails.service.runJobs();
  });

  test.each(['support', 'finance', 'sales', 'auditor', 'customer'] as const)(
    'are not for %s',
    async (role) => {
      await expect(list('failed', role)).rejects.toEqual(refused('NOT_PERMITTED'));
    },
  );
});

describe('the log of very many mails', () => {
  const days = 40;
  const perDay = 700;
  beforeAll(async () => {
    await mails.service.sql(
      `insert into notifications.mail (id, dedupe_key, kind, recipient, locale, subject, message_id, sent_at)
       select md5('long' || n)::uuid, 'long-' || n, 'order.placed', 'buyer' || n % 30 || '@example.com', 'en-US',
         'We received your order ' || 500000 + n, 'm', timestamptz '2021-03-01 00:01Z' + n * interval '2 minutes'
       from generate_series(0, ${days * perDay - 1}) n`,
    );
    await mails.service.sql('analyze notifications.mail');
  });
  afterAll(async () => {
    await mails.service.sql(
      `delete from notifications.mail where dedupe_key like 'long-%' or message_id = 'late'`,
    );
  });

  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const inOrder = async () =>
    idsOf(await mails.service.sql('select id from notifications.mail order by sent_at desc, id desc'));
  const listed = async (page: number, size = 100) => {
    const query = { page: String(page), size: String(size) };
    return mails.service.call(notificationsListMails, { query }, by());
  };
  const plansFor = (work: (em: EntityManager) => Promise<unknown>) =>
    plansOf(mails.service.app.get(EntityManager, { strict: false }), work);

  test('has each of its pages in its place, and counts itself exactly, also after a mail of an earlier day', async () => {
    const compare = async () => {
      const all = await inOrder();
      const last = Math.ceil(all.length / 100);
      for (const page of [1, 2, 7, 8, Math.ceil(last / 2), last - 1, last]) {
        const { items, total } = await listed(page);
        expect([page, total, idsOf(items)]).toEqual([
          page,
          all.length,
          all.slice((page - 1) * 100, page * 100),
        ]);
      }
      expect((await listed(last + 1)).items).toEqual([]);
    };
    await compare();
    await mails.service.sql(
      `insert into notifications.mail (id, dedupe_key, kind, recipient, locale, subject, message_id, sent_at)
       select md5('late' || n)::uuid, 'late-' || n, 'order.placed', 'late@example.com', 'en-US', 'Late', 'late',
         timestamptz '2021-03-09 12:00Z' from generate_series(1, 3) n`,
    );
    await compare();
  });

  test('finds a page in the middle within its own day', async () => {
    const [, , page = ''] = await plansFor((em) => findLogPage(em, mailLog, { page: 140, size: 100 }));
    expect(page).toContain('Index Only Scan Backward using mail_sent');
    expect(page).toContain('Index Cond: (sent_at <');
    const rows = await mails.service.sql<{ rows: number }>(
      'select max(rows) as rows from notifications.mail_day',
    );
    expect(rows[0]?.rows).toBeLessThan(perDay + 50);
  });

  test.each([
    ['a number', '513579', 1],
    ['an address that nobody has', 'nobody@nowhere', 0],
    ['signs that begin no word', 'zq', 0],
  ])('is searched for %s without a walk through it', async (_what, search, total) => {
    let found = 0;
    const plans = await plansFor(async (em) => {
      ({ total: found } = await new MailSearch(em).findMails(search, { page: 1, size: 50 }));
    });
    expect(found).toBe(total);
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on mail');
    expect(plans[0]).toContain('Bitmap Index Scan on mail_words');
  });

  test('finds words whose mails are all old, and those of which there are too many to count', async () => {
    const search = (text: string) =>
      mails.service.call(notificationsListMails, { query: { search: text, size: '10' } }, by());
    const old = await search('order 5001');
    expect([old.total, old.items[0]?.subject]).toEqual([100, 'We received your order 500199']);
    const many = await search('received');
    expect([many.total, many.counted, many.items[0]?.subject]).toEqual([
      10_000,
      'more',
      `We received your order ${500_000 + days * perDay - 1}`,
    ]);
    expect((await search('buyer7@')).items).toHaveLength(10);
    // a search of two signs means the beginning of a word
    expect((await search('uy')).total).toBe(0);
    expect((await search('bu')).total).toBe(10_000);
  });
});
