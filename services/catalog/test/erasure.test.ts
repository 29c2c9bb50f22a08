import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Identity } from '@gantry/contracts/schemas/account';
import { publish } from '@gantry/nest-kit/events';
import { ReviewFixture } from './support/review-fixture.ts';

let shop: ReviewFixture;
beforeAll(async () => {
  shop = await ReviewFixture.start();
});
afterAll(() => shop.stop());

async function erase({ accountId, accountNumber, email }: Identity): Promise<void> {
  const erased = { accountId: accountId!, accountNumber: accountNumber!, email: email! };
  const em = shop.service.app.get(EntityManager, { strict: false }).fork();
  const mark = { entity: `account:${accountId}`, version: 'erased' };
  await em.transactional((inner) => publish(inner, 'account.erased', erased, mark));
  await shop.service.runJobs();
}
const statusOf = async (id: string) => (await shop.recordOf(id, 'admin')).status;

test('what an erased account wrote is deleted by the book, and the rating is counted anew', async () => {
  const who = shop.person({ name: 'Gwen Gone', email: 'gwen@example.com', accountNumber: 'a-700' });
  const [shown, waiting, refused] = [
    await shop.write(who, 'bolt-a', { rating: 1 }),
    await shop.write(who, 'bolt-b'),
    await shop.write(who, 'bolt-c'),
  ];
  await shop.move(shown.id, 'approved');
  await shop.move(refused.id, 'declined', { reason: 'not about the product' });
  const other = await shop.published('bolt-a', { rating: 5 });
  expect((await shop.list('bolt-a')).summary).toMatchObject({ count: 2, average: 3 });
  const mails = (await shop.told('notifications:review.decided')).length;
  await erase(who);
  for (const { id } of [shown, waiting, refused]) expect(await statusOf(id)).toBe('deleted');
  expect(await statusOf(other.id)).toBe('approved');
  expect((await shop.list('bolt-a')).summary).toMatchObject({ count: 1, average: 5 });
  expect(await shop.told('notifications:review.decided')).toHaveLength(mails);
  const moves = await shop.sql<{ from_status: string; to_status: string }>(
    'select from_status, to_status from catalog.review_change where review_id = ? order by id desc limit 2',
    [waiting.id],
  );
  expect(moves).toEqual([
    { from_status: 'declined', to_status: 'deleted' },
    { from_status: 'pending-review', to_status: 'declined' },
  ]);
  for (const table of ['review', 'review_change', 'review_report', 'stock_notice', 'idempotent_write'])
    for (const text of ['Gwen', 'gwen@example.com']) {
      const found = await shop.sql(`select 1 from catalog.${table} t where position(? in t::text) > 0`, [
        text,
      ]);
      expect([table, found]).toEqual([table, []]);
    }
});

test('alerts of its address end, and those of others go on', async () => {
  const who = shop.person({ email: 'alerted@example.com', accountNumber: 'a-701' });
  const [{ id }] = (await shop.sql<{ id: number }>('select id from catalog.product limit 1')) as [
    { id: number },
  ];
  for (const email of ['alerted@example.com', 'stays@example.com'])
    await shop.sql(
      `insert into catalog.stock_notice (id, product_id, email, locale, is_own_address)
       values (gen_random_uuid(), ?, ?, 'en-US', false)`,
      [id, email],
    );
  await erase(who);
  const left = await shop.sql<{ email: string }>('select email from catalog.stock_notice');
  expect(left.map(({ email }) => email)).toEqual(['stays@example.com']);
});
