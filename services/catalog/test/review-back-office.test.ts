import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { catalogAdminListReviews } from '@gantry/contracts/endpoints/reviews';
import { formatFilter, type FilterClause } from '@gantry/contracts/table-filter';
import { changeDuring } from '@gantry/testing/change-during';
import type { Client } from 'pg';
import { newKey, ReviewFixture } from './support/review-fixture.ts';

let shop: ReviewFixture;
beforeAll(async () => {
  shop = await ReviewFixture.start();
});
afterAll(() => shop.stop());

const written = async (entry: object = {}, uri = 'bolt-a') =>
  (await shop.write(shop.person(), uri, entry)).id;

describe('a decision', () => {
  test('is recorded in the timeline and the audit trail, and mailed to the author once', async () => {
    const author = shop.person({ email: 'pat@example.com', name: 'Pat' });
    const { id } = await shop.write(author, 'bolt-b', { title: 'Good bolt' });
    const staff = shop.person({ role: 'support', name: 'Sidney' });
    const key = newKey();
    const decided = await shop.move(id, 'declined', { caller: staff, reason: 'No.', key });
    const again = await shop.move(id, 'declined', {
      caller: staff,
      reason: 'No.',
      key,
      version: decided.version - 1,
    });
    expect(again).toEqual(decided);
    expect(decided.history.map(({ from, to, actor, reason }) => [from, to, actor, reason])).toEqual([
      [null, 'new', 'Pat', null],
      ['new', 'pending-review', null, null],
      ['pending-review', 'declined', 'Sidney', 'No.'],
    ]);
    const audited = (await shop.told('identity:record.changed')).filter(
      ({ entityNumber }) => entityNumber === id,
    );
    expect(audited.map(({ before, after, actorRole }) => [before, after, actorRole])).toEqual([
      [null, 'new', 'author'],
      ['new', 'pending-review', 'system'],
      ['pending-review', 'declined', 'support'],
    ]);
    const mails = (await shop.told('notifications:review.decided')).filter(
      ({ title }) => title === 'Good bolt',
    );
    expect(mails).toEqual([
      expect.objectContaining({
        email: 'pat@example.com',
        status: 'declined',
        reason: 'No.',
        productName: 'bolt b',
        productUri: 'bolt-b',
        locale: 'en-US',
      }),
    ]);
  });

  test('needs a reason where it takes a review out of sight', async () => {
    const id = await written();
    await expect(shop.move(id, 'declined')).rejects.toMatchObject({
      issues: [{ path: 'reason', message: 'is needed for this transition' }],
    });
    await shop.move(id, 'approved');
    await expect(shop.move(id, 'pending-review', { reason: '  ' })).rejects.toMatchObject({
      issues: [expect.objectContaining({ path: 'reason' })],
    });
    await expect(shop.move(id, 'pending-review', { reason: 'Look again' })).resolves.toMatchObject({
      status: 'pending-review',
    });
  });

  test.each([
    ['support', 'deleted', 'NOT_PERMITTED'],
    ['support', 'declined', 'WRONG_STATE'],
    ['admin', 'new', 'WRONG_STATE'],
    ['admin', 'approved', 'WRONG_STATE'],
    ['sales', 'pending-review', 'NOT_PERMITTED'],
    ['customer', 'pending-review', 'NOT_PERMITTED'],
  ] as const)('by %s of an approved review to %s is refused: %s', async (role, to, code) => {
    const { id } = await shop.published('bolt-c');
    await expect(shop.move(id, to, { role, reason: 'Because' })).rejects.toMatchObject({ code });
    expect((await shop.recordOf(id)).status).toBe('approved');
  });

  test('is refused when the review was changed since it was shown', async () => {
    const author = shop.person();
    const first = await shop.write(author, 'bolt-d');
    const { version } = await shop.recordOf(first.id);
    await shop.change(author, first, { title: 'Something quite different' });
    await expect(shop.move(first.id, 'approved', { version })).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
  });

  test('one of two simultaneous decisions counts', async () => {
    const id = await written({}, 'bolt-e');
    const { version } = await shop.recordOf(id);
    const results = await Promise.allSettled([
      shop.move(id, 'approved', { version }),
      shop.move(id, 'declined', { version, reason: 'No.' }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await shop.recordOf(id)).history).toHaveLength(3);
  });

  test('by an administrator deletes with the text and takes the rating back', async () => {
    const { id } = await shop.published('bolt-e', { rating: 1 });
    const { count } = (await shop.list('bolt-e')).summary;
    expect(await shop.move(id, 'deleted', { role: 'admin', reason: 'Court order' })).toMatchObject({
      status: 'deleted',
      title: '',
      body: '',
      email: null,
      transitions: [],
    });
    expect((await shop.list('bolt-e')).summary.count).toBe(count - 1);
  });
});

describe('a record', () => {
  test('shows the findings, the author’s other reviews and the transitions open to this person', async () => {
    const author = shop.person();
    const other = await shop.write(author, 'bolt-a', { title: 'Another one' });
    const { id } = await shop.write(author, 'bolt-b', {
      body: 'Buy at www.other.example or call 307-555-0142 now.',
    });
    const record = await shop.recordOf(id);
    expect(record.found.map(({ code }) => code)).toEqual(['link', 'personal-data']);
    expect(record.others).toEqual([expect.objectContaining({ id: other.id, title: 'Another one' })]);
    expect(record.transitions).toEqual([
      { to: 'approved', needsReason: false },
      { to: 'declined', needsReason: true },
    ]);
  });

  test.each(['sales', 'finance', 'auditor', 'catalog', 'customer'] as const)(
    'is not for %s',
    async (role) => {
      const id = await written({}, 'bolt-c');
      await expect(shop.recordOf(id, role)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
      const caller = shop.person({ role });
      await expect(
        shop.service.call(catalogAdminListReviews, { query: {} }, { caller }),
      ).rejects.toMatchObject({
        code: 'NOT_PERMITTED',
      });
    },
  );
});

test('a record is read as it was at one moment', async () => {
  const { id } = await shop.write(shop.person(), 'bolt-e');
  const facts = async () => {
    const { status, history } = await shop.recordOf(id);
    return { status, isApproved: history.some(({ to }) => to === 'approved') };
  };
  const change = async (database: Client) => {
    await database.query(`update catalog.review set status = 'approved' where id = $1`, [id]);
    await database.query(
      `insert into catalog.review_change (review_id, from_status, to_status, actor_role)
       values ($1, 'pending-review', 'approved', 'system')`,
      [id],
    );
  };
  const interruption = { databaseUrl: shop.database.url, table: 'catalog.review_change', change };
  expect(await changeDuring(interruption, facts)).toEqual({ status: 'pending-review', isApproved: false });
  expect(await facts()).toEqual({ status: 'approved', isApproved: true });
});

describe('the table', () => {
  const list = (query: object) =>
    shop.service.call(catalogAdminListReviews, { query }, { caller: shop.person({ role: 'support' }) });
  const titles = async (...clauses: FilterClause[]) =>
    (await list({ filter: formatFilter(clauses), sort: 'writtenAt' })).items.map(({ title }) => title);

  beforeAll(async () => {
    await written({
      title: 'Table one 50%_off',
      rating: 1,
      body: 'See www.elsewhere.example for a lower price.',
    });
    await shop.published('bolt-d', { title: 'Table two', rating: 5 });
    await written({ title: 'Table three', rating: 3 });
  });
  const ours: FilterClause = { field: 'title', mode: 'starts', value: 'Table ' };

  test('is filtered by every column in its match modes', async () => {
    expect(await titles(ours)).toEqual(['Table one 50%_off', 'Table two', 'Table three']);
    expect(await titles(ours, { field: 'status', mode: 'equals', value: 'approved' })).toEqual(['Table two']);
    expect(await titles(ours, { field: 'rating', mode: 'greater-or-equal', value: '3' })).toEqual([
      'Table two',
      'Table three',
    ]);
    expect(await titles(ours, { field: 'findings', mode: 'greater', value: '0' })).toEqual([
      'Table one 50%_off',
    ]);
    expect(await titles(ours, { field: 'sku', mode: 'ends', value: 'lt-d' })).toEqual(['Table two']);
    expect(await titles(ours, { field: 'productName', mode: 'contains', value: 'bolt a' })).toHaveLength(2);
    expect(await titles(ours, { field: 'author', mode: 'equals', value: 'pat buyer' })).toHaveLength(3);
    expect(await titles(ours, { field: 'reports', mode: 'equals', value: '0' })).toHaveLength(3);
    expect(await titles(ours, { field: 'writtenAt', mode: 'less', value: '2020-01-01' })).toEqual([]);
    expect(await titles({ field: 'title', mode: 'contains', value: '%_' })).toEqual(['Table one 50%_off']);
    expect(await titles(ours, { field: 'title', mode: 'contains', value: `' or 1=1 --` })).toEqual([]);
  });

  test('is sorted both ways and paged without repeating or leaving out any', async () => {
    for (const sort of ['rating', '-rating', 'findings', '-reports', '-writtenAt', 'status,-rating,author']) {
      const whole = await list({ sort, size: '200' });
      const ids: string[] = [];
      for (let page = 1; page <= Math.ceil(whole.total / 4); page += 1) {
        ids.push(...(await list({ sort, size: '4', page: String(page) })).items.map(({ id }) => id));
      }
      expect(ids).toEqual(whole.items.map(({ id }) => id));
    }
    const { items } = await list({ sort: 'status,-rating,author', size: '200' });
    const told = items.map(({ status, rating, author }) => `${status} ${9 - rating} ${author}`);
    expect(told).toEqual(told.toSorted());
    const ratings = (await list({ sort: '-rating', size: '200' })).items.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  test('counts all reviews by status, whatever is filtered', async () => {
    const { counts } = await list({ filter: 'title:equals:nothing' });
    const rows = await shop.sql<{ status: string; count: number }>(
      'select status, count(*)::integer as count from catalog.review group by status',
    );
    const found = new Map(rows.map(({ status, count }) => [status, count]));
    expect(counts).toEqual(
      ['new', 'pending-review', 'approved', 'declined', 'deleted'].map((status) => ({
        status,
        count: found.get(status) ?? 0,
      })),
    );
  });
});
