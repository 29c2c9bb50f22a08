import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { catalogListBrands, catalogListProducts, catalogSuggest } from '@gantry/contracts/endpoints/catalog';
import { catalogListCategories } from '@gantry/contracts/endpoints/categories';
import { catalogListFacetValues } from '@gantry/contracts/endpoints/facet-values';
import { Client } from 'pg';
import { DatabaseReadQueue } from '../src/index/database-read-queue.ts';
import { catalogOf } from './support/catalog-of.ts';

let blocker: Client;

// Before the database is dropped, which must have no connection then: hooks run as they stand here.
afterAll(() => blocker.end());
const shop = catalogOf(
  Array.from({ length: 30 }, (_, at) => ({
    id: `pump-${at}`,
    sku: `PUMP-${at}`,
    name: `Pump ${at}`,
    brand: at % 3 ? 'Ironbark' : 'Norvald',
    category: ['Fluid', at % 2 ? 'Pumps' : 'Valves'],
    list_price: 10 + at,
  })),
);
beforeAll(async () => {
  blocker = new Client({ connectionString: shop.database.url });
  await blocker.connect();
});
// what a process is like before its index is built
beforeEach(() => {
  jest.spyOn(shop.service.synchronizer, 'index', 'get').mockReturnValue(null);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const readings = () => shop.service.app.get(DatabaseReadQueue, { strict: false });
const lists = {
  brands: () => shop.service.call(catalogListBrands, {}),
  'the category tree': () => shop.service.call(catalogListCategories, { query: {} }),
  'a listing': () => shop.service.call(catalogListProducts, { query: { path: 'fluid' } }),
  'a search': () => shop.service.call(catalogListProducts, { query: { q: 'pump' } }),
  'a facet': () => shop.service.call(catalogListFacetValues, { params: { code: 'brand' }, query: {} }),
};
const newVersion = () => shop.service.sql('update catalog.catalogue_version set version = version + 1');

/** Nothing can be read of products meanwhile, as if it took very long. */
async function whileNothingAnswers(work: () => Promise<void>): Promise<void> {
  await blocker.query('begin');
  await blocker.query('lock table catalog.listing_row in access exclusive mode');
  try {
    await work();
  } finally {
    await blocker.query('rollback');
  }
}

test.each(Object.entries(lists))(
  '%s: who cannot be answered in time is told when to come back, and is answered then',
  async (_, ask) => {
    await newVersion();
    await whileNothingAnswers(async () => {
      await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE', data: { retryAfter: 2 } });
    });
    expect(await ask()).toBeTruthy();
  },
);

describe('suggestions', () => {
  const suggest = () => shop.service.call(catalogSuggest, { query: { q: 'PUMP-1' } });
  const numbers = async () =>
    (await suggest()).flatMap(({ kind, detail }) => (kind === 'product' ? detail : []));

  test('that take too long are left out, and shown once they are read', async () => {
    await newVersion();
    await whileNothingAnswers(async () => {
      expect(await suggest()).toEqual([]);
    });
    expect((await numbers())[0]).toBe('PUMP-1');
  });

  test('are left out where the database cancels the query, and hold no connections meanwhile', async () => {
    await newVersion();
    await whileNothingAnswers(async () => {
      const typed = Array.from({ length: 12 }, (_, at) =>
        shop.service.call(catalogSuggest, { query: { q: `PUMP-${at}` } }),
      );
      while ((await waitingStatements()) === 0) await delay(20);
      expect(await shop.service.sql('select 1 as one')).toEqual([{ one: 1 }]);
      // half of the six connections of a test, and one of who reads the new version for the index
      expect(await waitingStatements()).toBeLessThanOrEqual(4);
      await endWaiting('pg_terminate_backend');
      for (const suggestions of await Promise.all(typed)) expect(suggestions).toEqual([]);
    });
    expect((await numbers())[0]).toBe('PUMP-1');
  });
});

async function waitingStatements(): Promise<number> {
  const { rows } = await blocker.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}

test('a statement the database ends, or a connection it closes, is no error of ours', async () => {
  for (const end of ['pg_cancel_backend', 'pg_terminate_backend']) {
    await newVersion();
    await whileNothingAnswers(async () => {
      const asked = lists.brands();
      asked.catch(() => undefined);
      await endWaiting(end);
      await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE', data: { retryAfter: 2 } });
    });
    expect(await lists.brands()).toHaveLength(2);
  }
});

/** Ends the statements that wait for the lock. */
async function endWaiting(by: string): Promise<void> {
  for (let ended = 0; ended === 0; await delay(20)) {
    const { rowCount } = await blocker.query(
      `select ${by}(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
    );
    ended = rowCount ?? 0;
  }
}

const reading = (key: string, work: () => Promise<string>) => ({ key, work, costOf: () => 100 });

test('simultaneous and later requests for the same answer share one query', async () => {
  const work = jest.fn(async () => 'read');
  const ask = () => readings().runRead(reading('shared', work));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['read', 'read', 'read']);
  expect(await ask()).toBe('read');
  expect(work).toHaveBeenCalledTimes(1);
});

test('an answer of one version is not used for the next', async () => {
  let answer = 'before';
  const ask = () => readings().runRead(reading('versioned', async () => answer));
  expect(await ask()).toBe('before');
  answer = 'after';
  expect(await ask()).toBe('before');
  await newVersion();
  expect(await ask()).toBe('after');
});

test('the next request repeats a query that failed', async () => {
  const work = jest.fn(async () => 'read').mockRejectedValueOnce(new Error('once'));
  const ask = () => readings().runRead(reading('failing', work));
  await expect(ask()).rejects.toThrow('once');
  expect(await ask()).toBe('read');
});

test('queries take turns, so that other calls find a connection; too many are answered with a time to retry', async () => {
  const free = Promise.withResolvers<string>();
  let running = 0;
  const all = Array.from({ length: 60 }, (_, at) =>
    readings().runRead(
      reading(`turn ${at}`, () => {
        running += 1;
        return free.promise;
      }),
    ),
  );
  const settled = Promise.allSettled(all);
  try {
    const refused = await Promise.race(all).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'UNAVAILABLE', data: { retryAfter: 2 } });
    while (running < 3) await delay(20);
    expect(await shop.service.sql('select 1 as one')).toEqual([{ one: 1 }]);
    // half of the six connections of a test
    expect(running).toBe(3);
  } finally {
    free.resolve('read');
  }
  const answered = (await settled).filter(({ status }) => status === 'fulfilled').length;
  expect([answered >= 3, answered < 60]).toEqual([true, true]);
});
