import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { importOffers } from '../src/feeds/import/offers/import-offers.ts';
import { numbered } from '../src/feeds/import/run/import-feed.ts';
import { NoticeEvents } from '../src/stock-notice/notice-events.ts';
import { noticesADay } from '../src/stock-notice/notices.service.ts';
import { importRows } from './support/catalog.ts';
import { sendAndDie } from './support/doomed-worker.ts';
import { NoticeFixture, soldOut } from './support/notice-fixture.ts';

const plain = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].map((id) => soldOut(id));
const others = [
  soldOut('here', { stock: 4 }),
  soldOut('ended', { availability: 'discontinued' }),
  soldOut('blocked', { availability: 'unavailable' }),
  soldOut('secret', { visibility: 'signed-in' }),
  soldOut('named', { translations: { 'es-US': { name: 'Válvula' } } }),
  soldOut('cheap', { exclusive_price: { price: 11.37, visibility: 'cart-only' } }),
];
const many = Array.from({ length: noticesADay + 1 }, (_, at) => soldOut(`many-${at}`));

let shop: NoticeFixture;
beforeAll(async () => {
  shop = await NoticeFixture.start([...plain, ...others, ...many]);
});
afterAll(() => shop.stop());

let count = 0;
const someone = () => `someone-${(count += 1)}@example.com`;
const waiting = (email: string) =>
  shop.sql<{ account_id: string | null }>(
    'select account_id from catalog.stock_notice where email = ? and sent_at is null',
    [email],
  );

describe('requesting an alert', () => {
  test('is once for a product and address, and answers alike', async () => {
    const email = someone();
    const answers = await Promise.all([shop.request('a', email), shop.request('a', email)]);
    answers.push(await shop.request('a', email.toUpperCase()));
    const answer = { ok: true, toConfirm: true };
    expect(answers).toEqual([answer, answer, answer]);
    expect(await waiting(email)).toHaveLength(1);
    await shop.request('b', email);
    expect(await waiting(email)).toHaveLength(2);
  });

  test.each([
    ['here', 'in-stock'],
    ['ended', 'discontinued'],
    ['blocked', 'unavailable'],
  ])('is refused for %s, which is %s, and leaves nothing behind', async (uri, availability) => {
    const email = someone();
    const data = { availability };
    await expect(shop.request(uri, email)).rejects.toMatchObject({ code: 'WRONG_STATE', data });
    expect(await waiting(email)).toEqual([]);
  });

  test('is for products one may know of, and needs an address', async () => {
    await expect(shop.request('no-such-part', someone())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(shop.request('secret', someone())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(shop.request('secret', someone(), { caller: shop.person() })).resolves.toMatchObject({
      ok: true,
    });
    await expect(shop.request('a', 'pat@')).rejects.toMatchObject({
      code: 'INVALID',
      issues: [expect.objectContaining({ path: 'email' })],
    });
  });

  test('is limited per day, by address and by account', async () => {
    const email = someone();
    const caller = shop.person({ email });
    for (const { id } of many.slice(0, noticesADay)) await shop.request(id, email, { caller });
    const refused = { code: 'TOO_MANY_REQUESTS' };
    await expect(shop.request(`many-${noticesADay}`, email)).rejects.toMatchObject(refused);
    await expect(shop.request(`many-${noticesADay}`, someone(), { caller })).rejects.toMatchObject(refused);
    await expect(shop.request(`many-${noticesADay}`, someone())).resolves.toMatchObject({ ok: true });
  });
});

describe('an account', () => {
  test('sees and cancels its own alert, and no other account does', async () => {
    const email = someone();
    const caller = shop.person({ email });
    await shop.request('c', email, { caller });
    const requestedAt = expect.any(String);
    expect(await shop.mine(caller, 'c')).toEqual({ notice: { email, requestedAt, confirmed: true } });
    expect(await shop.mine(caller, 'd')).toEqual({ notice: null });
    const stranger = shop.person();
    expect(await shop.mine(stranger, 'c')).toEqual({ notice: null });
    await shop.cancel(stranger, 'c');
    expect(await waiting(email)).toHaveLength(1);
    await shop.cancel(caller, 'c');
    expect(await waiting(email)).toEqual([]);
    await expect(shop.cancel(caller, 'c')).resolves.toEqual({ ok: true });
  });

  test('takes over earlier alerts for its own address only', async () => {
    const [own, other] = [someone(), someone()];
    const caller = shop.person({ email: own });
    for (const email of [own, other]) {
      await shop.request('d', email);
      await shop.request('d', email, { caller });
    }
    expect(await waiting(own)).toEqual([{ account_id: caller.accountId }]);
    expect(await waiting(other)).toEqual([{ account_id: null }]);
    const thief = shop.person({ email: own });
    await shop.request('d', own, { caller: thief });
    expect(await waiting(own)).toEqual([{ account_id: caller.accountId }]);
  });

  test('cannot cancel alerts of an address it entered but does not own', async () => {
    const first = shop.person();
    const [owned, guests] = [someone(), someone()];
    for (const email of [owned, guests]) await shop.request('d', email, { caller: first });
    const owner = shop.person({ email: owned });
    await shop.request('d', owned, { caller: owner });
    await shop.request('d', guests);
    expect(await shop.mine(owner, 'd')).toMatchObject({ notice: { email: owned } });
    await shop.request('d', owned, { caller: first });
    await shop.cancel(first, 'd');
    expect(await waiting(owned)).toEqual([{ account_id: owner.accountId }]);
    expect(await waiting(guests)).toEqual([{ account_id: null }]);
  });

  test('is needed to see anything', async () => {
    const { catalogGetMyNotice } = await import('@gantry/contracts/endpoints/stock-notices');
    const asked = shop.service.call(catalogGetMyNotice, { params: { uri: 'a' } });
    await expect(asked).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  });
});

describe('when a product is back', () => {
  test('a stock count mails each subscriber once, in their language, with name and link of the product', async () => {
    const [english, spanish] = [someone(), someone()];
    await shop.wait('named', english);
    await shop.wait('named', spanish, { locale: 'es-US' });
    await shop.stockChanged('NAMED', 3);
    await shop.work();
    const shared = { productUri: 'named', partNumber: 'NAMED', token: expect.any(String) };
    const expected = { ...shared, email: english, locale: 'en-US', productName: 'named' };
    expect(await shop.told(english)).toEqual([expected]);
    const translated = { ...shared, email: spanish, locale: 'es-US', productName: 'Válvula' };
    expect(await shop.told(spanish)).toEqual([translated]);
  });

  test('by a feed, and by its prices and stock alone', async () => {
    const [byFeed, byOffers] = [someone(), someone()];
    await shop.wait('e', byFeed);
    await shop.wait('f', byOffers);
    await importRows(shop.database.url, [soldOut('e', { availability: '1-week' })]);
    const client = new Client({ connectionString: shop.database.url });
    await client.connect();
    await importOffers(client, numbered([{ id: 'f', availability: '2-5-days' }]), {
      dryRun: false,
      onError: () => undefined,
      onProgress: () => undefined,
    });
    await client.end();
    await shop.work();
    expect(await shop.told(byFeed)).toHaveLength(1);
    expect(await shop.told(byOffers)).toHaveLength(1);
  });

  test('not by another price, nor when it is no longer made', async () => {
    const email = someone();
    await shop.wait('g', email);
    await importRows(shop.database.url, [soldOut('g', { list_price: 25 })]);
    await shop.work();
    await importRows(shop.database.url, [soldOut('g', { availability: 'discontinued', stock: 5 })]);
    await shop.work();
    expect(await shop.told(email)).toEqual([]);
    expect(await waiting(email)).toHaveLength(1);
  });

  test('sold out and back again, only those who asked again are mailed', async () => {
    const [once, twice] = [someone(), someone()];
    await shop.wait('h', once);
    await shop.wait('h', twice);
    for (const available of [2, 0]) {
      await shop.stockChanged('H', available);
      await shop.work();
    }
    await shop.wait('h', twice);
    await shop.stockChanged('H', 2);
    await shop.work();
    expect(await shop.told(once)).toHaveLength(1);
    expect(await shop.told(twice)).toHaveLength(2);
  });

  test('a mail holds no price', async () => {
    const email = someone();
    await shop.wait('cheap', email);
    await shop.stockChanged('CHEAP', 1);
    await shop.work();
    const [told] = await shop.told(email);
    expect(Object.keys(told!).toSorted()).toEqual(
      ['email', 'locale', 'partNumber', 'productName', 'productUri', 'token'].toSorted(),
    );
    expect(JSON.stringify(told)).not.toMatch(/11\.?37|2000|20\.00/);
  });
});

describe('each subscriber is mailed once', () => {
  const due = (version: string) => ({ event: 'notices.due', entity: 'catalogue', version }) as const;
  const events = () => shop.service.app.get(NoticeEvents, { strict: false });
  const inTransaction = (work: () => Promise<unknown>) =>
    shop.service.app.get(EntityManager).fork().transactional(work);

  test('however often the event comes, one after the other and at the same time', async () => {
    const email = someone();
    await shop.wait('i', email);
    await shop.stockChanged('I', 5);
    await shop.work();
    const handle = (version: string) => inTransaction(() => events().sendDue({}, due(version)));
    await Promise.all(['again-1', 'again-2', 'again-3'].map(handle));
    await shop.stockChanged('I', 6);
    await shop.work();
    expect(await shop.told(email)).toHaveLength(1);
  });

  test('a worker killed before its commit sends the mail on its next run', async () => {
    const email = someone();
    await shop.wait('j', email);
    await shop.sql(`update catalog.listing_row set availability = 'in-stock'
      where product_id = (select id from catalog.product where uri = 'j')`);
    await sendAndDie(shop.database.url);
    expect(await shop.told(email)).toEqual([]);
    expect(await waiting(email)).toHaveLength(1);
    // The database may need a moment to see that nobody is there any more; until then the notice stays locked.
    while ((await shop.told(email)).length === 0) {
      await inTransaction(() => events().sendDue({}, due('next')));
      await delay(20);
    }
    expect(await shop.told(email)).toHaveLength(1);
    expect(await waiting(email)).toEqual([]);
  });

  test('an alert requested while the product comes back is not lost', async () => {
    const emails = Array.from({ length: 12 }, someone);
    await shop.stockChanged('K', 1);
    const asked = emails.map((email) =>
      shop.wait('k', email).then(
        () => 'waits',
        ({ code }: { code: string }) => code,
      ),
    );
    const [answers] = await Promise.all([Promise.all(asked), shop.work()]);
    await shop.work();
    for (const [at, email] of emails.entries()) {
      expect([answers[at], (await shop.told(email)).length]).toEqual(
        answers[at] === 'waits' ? ['waits', 1] : ['WRONG_STATE', 0],
      );
    }
  });
});

describe('the link of the mail', () => {
  test('cancels all pending alerts of its address, and may be used again', async () => {
    const [email, other] = [someone(), someone()];
    await importRows(shop.database.url, [soldOut('x'), soldOut('y')]);
    for (const address of [email, other]) {
      await shop.wait('x', address);
      await shop.wait('y', address);
    }
    await shop.stockChanged('X', 1);
    await shop.work();
    const [{ token } = { token: '' }] = await shop.told(email);
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const rows = await shop.sql<{ row: string }>('select n::text as row from catalog.stock_notice n');
    expect(rows.every(({ row }) => !row.includes(token))).toBe(true);
    await shop.stopAll(token);
    await expect(shop.stopAll(token)).resolves.toEqual({ ok: true });
    expect(await waiting(email)).toEqual([]);
    expect(await waiting(other)).toHaveLength(1);
  });

  test('a made-up link leads nowhere', async () => {
    await expect(shop.stopAll('A'.repeat(32))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(shop.stopAll("' or 1=1")).rejects.toMatchObject({ code: 'INVALID' });
  });
});

test('addresses are forgotten a week after nobody said yes, a year after the wish, or a quarter after the mail', async () => {
  await shop.sql(`insert into catalog.stock_notice (id, product_id, email, locale, created_at, sent_at, confirmed_at)
    select gen_random_uuid(), p.id, 'old-' || n || '@example.com', 'en-US', now() - made, now() - sent, now() - said
    from catalog.product p, (values (1, interval '366 days', null, interval '366 days'),
      (2, interval '364 days', null, interval '363 days'),
      (3, interval '91 days', interval '91 days', interval '91 days'),
      (4, interval '89 days', interval '89 days', interval '89 days'),
      (5, interval '8 days', null, null), (6, interval '6 days', null, null)
    ) as given(n, made, sent, said) where p.uri = 'a'`);
  await shop.sql(`select graphile_worker.add_job('catalog:clean-up')`);
  await shop.work();
  const left = await shop.sql<{ email: string }>(
    `select email from catalog.stock_notice where email like 'old-%' order by email`,
  );
  expect(left.map(({ email }) => email)).toEqual([
    'old-2@example.com',
    'old-4@example.com',
    'old-6@example.com',
  ]);
});
