import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { catalogListMyReviews } from '@gantry/contracts/endpoints/reviews';
import { reviewStatuses } from '@gantry/domain/statuses/review-statuses';
import { allowedTransitions, labelsOf } from '@gantry/domain/statuses/status-table';
import { PublicReviewsRepository } from '../src/review/public-reviews.repository.ts';
import { writingsADay } from '../src/review/writing-limit.ts';
import { anEntry, newKey, ReviewFixture } from './support/review-fixture.ts';

let shop: ReviewFixture;
beforeAll(async () => {
  shop = await ReviewFixture.start();
});
afterAll(() => shop.stop());

const ratingOf = async (uri: string) => (await shop.list(uri)).summary;
const version = async () => {
  const [row] = await shop.sql<{ version: string }>('select version from catalog.catalogue_version');
  return Number(row?.version);
};

describe('writing', () => {
  test('holds a review back until staff approve it; only its author sees it', async () => {
    const author = shop.person();
    const written = await shop.write(author, 'bolt-a');
    expect(written).toMatchObject({ status: 'pending-review', canChange: true, canDelete: false });
    expect((await shop.list('bolt-a')).items).toEqual([]);
    expect((await shop.mine(author, 'bolt-a')).review).toEqual(written);
    expect((await shop.mine(shop.person(), 'bolt-a')).review).toBeNull();
    const before = await version();
    await shop.move(written.id, 'approved');
    const { items, summary } = await shop.list('bolt-a');
    expect(items).toEqual([
      expect.objectContaining({ id: written.id, title: 'Holds up well', verified: false }),
    ]);
    expect(summary).toEqual({ count: 1, average: 4, stars: [0, 0, 0, 1, 0] });
    expect(await version()).toBe(before + 1);
  });

  test('hides the account from readers', async () => {
    const author = shop.person({ name: 'Secret Name', email: 'secret@example.com', accountNumber: 'a-777' });
    const { id } = await shop.write(author, 'bolt-b', { displayName: null });
    await shop.move(id, 'approved');
    const text = JSON.stringify(await shop.list('bolt-b'));
    expect(text).toContain(id);
    for (const secret of ['Secret', 'secret@', 'a-777', author.accountId!])
      expect(text).not.toContain(secret);
  });

  test('is once for each account and product', async () => {
    const author = shop.person();
    await shop.write(author, 'bolt-c');
    await expect(shop.write(author, 'bolt-c')).rejects.toMatchObject({ code: 'REVIEW_EXISTS' });
    await expect(shop.write(author, 'bolt-d')).resolves.toMatchObject({ product: { sku: 'BOLT-D' } });
    await expect(shop.write(author, 'no-such-part')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is one review when sent twice, in a row or at once', async () => {
    const author = shop.person();
    const key = newKey();
    const [first, second] = await Promise.all([
      shop.write(author, 'bolt-a', {}, key),
      shop.write(author, 'bolt-a', {}, key),
    ]);
    expect(second).toEqual(first);
    expect(await shop.write(author, 'bolt-a', {}, key)).toEqual(first);
    await expect(shop.write(author, 'bolt-a', { rating: 1 }, key)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    const other = shop.person();
    const results = await Promise.allSettled([1, 2, 3].map(() => shop.write(other, 'bolt-a')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: '1e308' }, 'rating'],
    [{ title: '   ' }, 'title'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ title: 'two\nlines' }, 'title'],
    [{ body: 'too short' }, 'body'],
    [{ body: 'x'.repeat(4001) }, 'body'],
    [{ body: 'Text that turns \u202e around in the middle of it' }, 'body'],
    [{ body: 'Text with a \u0000 that no database takes' }, 'body'],
    [{ displayName: 'x'.repeat(61) }, 'displayName'],
    [{ verified: true }, 'verified'],
    [{ status: 'approved' }, 'status'],
  ])('refuses %j and names the field', async (entry, path) => {
    await expect(shop.write(shop.person(), 'bolt-a', entry)).rejects.toMatchObject({
      code: 'INVALID',
      issues: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });

  test('marks a purchase by what sales says, not by what the author sends', async () => {
    const buyer = shop.buyer();
    expect(await shop.mine(buyer, 'bolt-e')).toEqual({ review: null, verified: true });
    expect(await shop.mine(shop.person(), 'bolt-e')).toEqual({ review: null, verified: false });
    expect((await shop.write(buyer, 'bolt-e')).verified).toBe(true);
  });

  test('works while sales does not answer; the mark is looked up again before it is published', async () => {
    const buyer = shop.buyer();
    shop.isSalesDown = true;
    const { id, verified } = await shop.write(buyer, 'bolt-d');
    shop.isSalesDown = false;
    expect(verified).toBe(false);
    expect(await shop.move(id, 'approved')).toMatchObject({ verified: true, orderNumber: '100123' });
  });

  test('is limited for an account, whatever it changes', async () => {
    const author = shop.person();
    let own = await shop.write(author, 'bolt-e');
    for (let count = 1; count < writingsADay; count += 1) own = await shop.change(author, own);
    await expect(shop.change(author, own)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfter: expect.any(Number) },
    });
    await expect(shop.write(author, 'bolt-a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await shop.sql(
      `update catalog.review_writing set at = now() - interval '25 hours' where account_id = ?`,
      [author.accountId],
    );
    await expect(shop.change(author, own)).resolves.toMatchObject({ status: 'pending-review' });
  });
});

describe('an author', () => {
  test('updates a pending review in place, and returns a published one to moderation', async () => {
    const author = shop.person();
    const first = await shop.write(author, 'bolt-a');
    const second = await shop.change(author, first, { rating: 2 });
    expect(second).toMatchObject({ id: first.id, rating: 2, status: 'pending-review' });
    await shop.move(first.id, 'approved');
    const shown = (await shop.mine(author)).review!;
    const counted = (await ratingOf('bolt-a')).count;
    const changed = await shop.change(author, shown, { title: 'Changed my mind' });
    expect(changed).toMatchObject({ status: 'pending-review', canDelete: false });
    expect((await ratingOf('bolt-a')).count).toBe(counted - 1);
    await expect(shop.change(author, shown)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  test('edits a declined review and submits it again', async () => {
    const author = shop.person();
    const { id } = await shop.write(author, 'bolt-a', { body: 'Call me at 307-555-0142 any time.' });
    await shop.move(id, 'declined', { reason: 'Please leave out the number.' });
    const declined = (await shop.mine(author)).review!;
    expect(declined).toMatchObject({ status: 'declined', declineReason: 'Please leave out the number.' });
    const again = await shop.change(author, declined);
    expect(again).toMatchObject({ status: 'pending-review', declineReason: null });
  });

  test('deletes a published review with its text, and may write another', async () => {
    const { id, caller } = await shop.published('bolt-c', { title: 'To be forgotten' });
    const { count } = await ratingOf('bolt-c');
    await shop.delete(caller, id);
    await shop.delete(caller, id);
    expect((await ratingOf('bolt-c')).count).toBe(count - 1);
    const [row] = await shop.sql(
      `select title, body, author, email, display_name, account_number, status from catalog.review where id = ?`,
      [id],
    );
    expect(row).toEqual({
      title: '',
      body: '',
      author: '',
      email: null,
      display_name: null,
      account_number: null,
      status: 'deleted',
    });
    expect((await shop.mine(caller, 'bolt-c')).review).toBeNull();
    await expect(shop.write(caller, 'bolt-c')).resolves.toMatchObject({ status: 'pending-review' });
  });

  test('cannot delete a pending review: the status book has no such transition', async () => {
    const author = shop.person();
    const { id } = await shop.write(author, 'bolt-a');
    await expect(shop.delete(author, id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('cannot change another account’s review, nor tell whether it exists', async () => {
    const { id, version: known } = await shop.write(shop.person(), 'bolt-a');
    const stranger = shop.person();
    for (const one of [id, '0195b2a0-0000-7000-8000-00000000dead']) {
      await expect(shop.change(stranger, { id: one, version: known })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(shop.delete(stranger, one)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('sees all own reviews, newest first', async () => {
    const author = shop.person();
    const first = await shop.write(author, 'bolt-a');
    const second = await shop.write(author, 'bolt-b');
    const call = (query: object) => shop.service.call(catalogListMyReviews, { query }, { caller: author });
    expect((await call({})).items).toEqual([second, first]);
    expect(await call({ page: '2', size: '1' })).toMatchObject({ total: 2, items: [{ id: first.id }] });
  });
});

describe('reports', () => {
  test('hide a review when enough different readers report it, and are settled by a decision', async () => {
    const { id } = await shop.published('bolt-b');
    const reader = shop.person();
    await shop.report(id, '203.0.113.1', reader);
    // the same network, the same account, the same IPv6 customer
    await shop.report(id, '203.0.113.1');
    await shop.report(id, '203.0.113.2', reader);
    await shop.report(id, '2001:db8:1:2::1');
    await shop.report(id, '2001:db8:1:2:3::9', shop.person());
    expect(await shop.recordOf(id)).toMatchObject({ status: 'approved', reports: 2 });
    const { count } = await ratingOf('bolt-b');
    await shop.report(id, '203.0.113.3');
    expect(await shop.recordOf(id)).toMatchObject({
      status: 'pending-review',
      reports: 3,
      reported: [{ reason: 'untrue', count: 3 }],
    });
    expect((await ratingOf('bolt-b')).count).toBe(count - 1);
    await expect(shop.report(id, '203.0.113.4')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await shop.move(id, 'approved');
    expect(await shop.recordOf(id)).toMatchObject({ status: 'approved', reports: 0, reported: [] });
    await shop.report(id, '203.0.113.1');
    expect(await shop.recordOf(id)).toMatchObject({ reports: 0 });
  });

  test('store no network address', async () => {
    const { id } = await shop.published('bolt-b');
    await shop.report(id, '198.51.100.77');
    const rows = await shop.sql('select * from catalog.review_report');
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
  });
});

describe('the list of a product', () => {
  beforeAll(async () => {
    for (const [index, rating] of [5, 3, 5, 1, 4, 5, 3].entries()) {
      const { id } = await shop.published('bolt-d', { rating, title: `no ${index}` });
      await shop.sql(`update catalog.review set written_at = now() + ? * interval '1 minute' where id = ?`, [
        index,
        id,
      ]);
    }
  });
  const titles = async (query: object) => (await shop.list('bolt-d', query)).items.map(({ title }) => title);

  test('has a histogram that its stars add up to', async () => {
    const { summary, total } = await shop.list('bolt-d');
    expect(summary.stars.reduce((sum, one) => sum + one)).toBe(summary.count);
    expect(total).toBe(summary.count);
    const [row] = await shop.sql<{ average: string; count: number }>(
      `select r.average, r.count from catalog.product_rating r
       join catalog.product p on p.id = r.product_id where p.uri = 'bolt-d'`,
    );
    expect({ average: Number(row?.average), count: row?.count }).toEqual({
      average: summary.average,
      count: summary.count,
    });
  });

  test('is sorted, filtered by stars and paged; a page beyond the end is the last', async () => {
    expect((await titles({})).slice(0, 3)).toEqual(['no 6', 'no 5', 'no 4']);
    expect((await titles({ sort: 'highest' })).slice(0, 3)).toEqual(['no 5', 'no 2', 'no 0']);
    expect((await titles({ sort: 'lowest' }))[0]).toBe('no 3');
    expect(await titles({ stars: '3' })).toEqual(['no 6', 'no 1']);
    const first = await titles({});
    const second = await shop.list('bolt-d', { page: '2' });
    expect(second.page).toBe(2);
    expect(first.filter((title) => second.items.some((item) => item.title === title))).toEqual([]);
    expect(await shop.list('bolt-d', { page: '999' })).toEqual(second);
  });

  test.each([{ stars: '6' }, { sort: 'secret' }, { page: '0' }, { page: '1e3' }])(
    'refuses %j',
    async (query) => {
      await expect(shop.list('bolt-d', query)).rejects.toMatchObject({ issues: [expect.anything()] });
    },
  );
});

interface Queries {
  query: (asked: unknown) => Promise<unknown>;
}

test('a page of reviews is of one moment with its histogram', async () => {
  const { id } = await shop.write(shop.person(), 'bolt-d', { rating: 1 });
  const before = await shop.list('bolt-d', { stars: '1' });
  const em = shop.service.app.get(EntityManager, { strict: false }).fork();
  // Right behind the first statement of the reading, one more is published.
  const publish = () => shop.sql(`update catalog.review set status = 'approved' where id = ?`, [id]);
  const pool = (await em.getConnection().getNativeClient()) as unknown as Queries;
  const query = async (asked: unknown) => {
    const result = await pool.query(asked);
    await publish();
    return result;
  };
  const connection = { getNativeClient: () => Promise.resolve({ query }) };
  const reviews = new PublicReviewsRepository({
    getConnection: () => connection,
  } as unknown as EntityManager);
  expect(await reviews.listReviews('bolt-d', { stars: '1' })).toEqual(before);
  expect((await shop.list('bolt-d', { stars: '1' })).items).toHaveLength(before.items.length + 1);
});

test('stores the typed text as text, whatever it looks like', async () => {
  const nasty = `<script>alert(1)</script> "'&</textarea> ]]> {{7*7}} \${x} %s`;
  const { id } = await shop.published('bolt-e', {
    title: nasty,
    body: `${nasty}\r\nsecond line`,
    displayName: nasty.slice(0, 60),
  });
  const found = (await shop.list('bolt-e')).items.find((item) => item.id === id);
  expect(found).toMatchObject({ title: nasty, body: `${nasty}\nsecond line` });
});

test('only approved reviews are public', async () => {
  const { id } = await shop.published('bolt-a', anEntry({ title: 'Seen or not' }));
  for (const status of labelsOf(reviewStatuses)) {
    await shop.sql('update catalog.review set status = ? where id = ?', [status, id]);
    const isShown = (await shop.list('bolt-a')).items.some((item) => item.id === id);
    expect([status, isShown]).toEqual([status, status === 'approved']);
  }
  expect(allowedTransitions(reviewStatuses, 'deleted')).toEqual([]);
});
