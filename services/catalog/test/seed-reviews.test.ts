import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalogAdminGetReview, catalogListReviews } from '@gantry/contracts/endpoints/reviews';
import { aCaller } from '@gantry/nest-kit/testing';
import type { TestDatabase } from '@gantry/testing/database';
import { Client } from 'pg';
import { demoRows } from '@gantry/demo-catalog/rows';
import { seedReviews } from '../src/commands/seed-reviews.ts';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';

let database: TestDatabase;
let service: Awaited<ReturnType<typeof startCatalog>>;
let client: Client;
beforeAll(async () => {
  database = await emptyCatalog();
  await importRows(database.url, demoRows({ products: 300 }));
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await service.stop();
  await database.dropDatabase();
});

test('the demo catalogue gets reviews with ratings and stories, once', async () => {
  const added = await seedReviews(client);
  expect(added).toBeGreaterThan(100);
  expect(await seedReviews(client)).toBe(0);
  service = await startCatalog(database.url);
  const { rows } = await client.query<{ uri: string; average: string; count: number }>(
    `select p.uri, r.average, r.count from catalog.product_rating r
     join catalog.product p on p.id = r.product_id order by r.count desc, p.id limit 1`,
  );
  const [{ uri, average, count }] = rows as [(typeof rows)[0]];
  const { summary, items } = await service.call(catalogListReviews, { params: { uri }, query: {} });
  expect(summary).toMatchObject({ count, average: Number(average) });
  const staff = aCaller({ role: 'support' });
  const record = await service.call(
    catalogAdminGetReview,
    { params: { id: items[0]!.id } },
    { caller: staff },
  );
  expect(record.history.map(({ to }) => to)).toEqual(['new', 'pending-review', 'approved']);
  expect(record.version).toBe(3);
});
