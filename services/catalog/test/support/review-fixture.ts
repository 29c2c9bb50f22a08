import { randomUUID } from 'node:crypto';
import * as calls from '@gantry/contracts/endpoints/reviews';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { ReviewEntry } from '@gantry/contracts/schemas/review';
import type { ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import { aCaller } from '@gantry/nest-kit/testing';
import type { TestDatabase } from '@gantry/testing/database';
import { emptyCatalog, importRows, startCatalog } from './catalog.ts';

export const newKey = () => randomUUID();
export const anEntry = (facts: Partial<ReviewEntry> = {}): ReviewEntry => ({
  rating: 4,
  title: 'Holds up well',
  body: 'Six months on a conveyor, two shifts a day. No play so far.',
  displayName: 'Maintenance, Casper',
  ...facts,
});
const product = (id: string) => ({
  id,
  sku: id.toUpperCase(),
  name: id.replace('-', ' '),
  category: ['Fasteners', 'Bolts'],
  list_price: 2,
  stock: 5,
});
const products = ['bolt-a', 'bolt-b', 'bolt-c', 'bolt-d', 'bolt-e'];

/** The catalog service with a few products, and people who review them. */
export class ReviewFixture {
  /** account ids that have bought everything, as sales would say */
  readonly buyers = new Set<string>();
  /** while true sales does not answer */
  isSalesDown = false;
  private constructor(
    readonly database: TestDatabase,
    readonly service: Awaited<ReturnType<typeof startCatalog>>,
  ) {}

  static async start(): Promise<ReviewFixture> {
    const database = await emptyCatalog();
    await importRows(database.url, products.map(product));
    const fixture: { current?: ReviewFixture } = {};
    const service = await startCatalog(database.url, {
      salesSetStock: () => ({ ok: true }) as const,
      salesFindPurchase: ({ body }) => fixture.current!.purchaseOf(body.accountId),
    });
    fixture.current = new ReviewFixture(database, service);
    return fixture.current;
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.database.dropDatabase();
  }

  person(facts: Partial<Identity> = {}): Identity {
    return aCaller({ accountId: randomUUID(), ...facts });
  }

  buyer(): Identity {
    const buyer = this.person();
    this.buyers.add(buyer.accountId!);
    return buyer;
  }

  write(caller: Identity, uri = 'bolt-a', entry: object = {}, key = newKey()) {
    const body = { ...anEntry(), ...entry };
    return this.service.call(
      calls.catalogWriteReview,
      { params: { uri }, body },
      { caller, idempotencyKey: key },
    );
  }

  change(caller: Identity, review: { id: string; version: number }, entry: object = {}, key = newKey()) {
    const body = { ...anEntry(), ...entry, version: review.version };
    const request = { params: { id: review.id }, body };
    return this.service.call(calls.catalogChangeReview, request, { caller, idempotencyKey: key });
  }

  delete(caller: Identity, id: string) {
    return this.service.call(calls.catalogDeleteReview, { params: { id } }, { caller });
  }

  mine(caller: Identity, uri = 'bolt-a') {
    return this.service.call(calls.catalogGetMyReview, { params: { uri } }, { caller });
  }

  list(uri = 'bolt-a', query: object = {}) {
    return this.service.call(calls.catalogListReviews, { params: { uri }, query });
  }

  report(id: string, address: string, caller?: Identity) {
    const request = { params: { id }, body: { reason: 'untrue' as const } };
    return this.service.call(calls.catalogReportReview, request, caller ? { caller, address } : { address });
  }

  recordOf(id: string, role: Identity['role'] = 'support') {
    const caller = this.person({ role, name: `A ${role}` });
    return this.service.call(calls.catalogAdminGetReview, { params: { id } }, { caller });
  }

  async move(id: string, to: ReviewStatus, facts: MoveFacts = {}) {
    const { role = 'support', reason = null, key = newKey() } = facts;
    const caller = facts.caller ?? this.person({ role, name: `A ${role}` });
    const version = facts.version ?? (await this.recordOf(id, 'admin')).version;
    const request = { params: { id }, body: { to, reason, version } };
    return this.service.call(calls.catalogAdminTransitionReview, request, { caller, idempotencyKey: key });
  }

  /** A published review by somebody new. */
  async published(uri = 'bolt-a', entry: object = {}) {
    const caller = this.person();
    const { id } = await this.write(caller, uri, entry);
    await this.move(id, 'approved');
    return { id, caller };
  }

  sql<Row extends object>(text: string, values: unknown[] = []) {
    return this.service.sql<Row>(text, values);
  }

  /** Payloads of the jobs that wait for another service. */
  async told(task: string): Promise<Record<string, unknown>[]> {
    const jobs = await this.sql<{ payload: { payload: Record<string, unknown> } }>(
      `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ? order by j.id`,
      [task],
    );
    return jobs.map(({ payload }) => payload.payload);
  }

  private purchaseOf(accountId: string) {
    if (this.isSalesDown) throw new Error('sales is down');
    return this.buyers.has(accountId) ? { lineId: randomUUID(), orderNumber: '100123' } : null;
  }
}

interface MoveFacts {
  readonly role?: Identity['role'];
  readonly caller?: Identity;
  readonly reason?: string | null;
  readonly version?: number;
  readonly key?: string;
}
