import { randomUUID } from 'node:crypto';
import * as calls from '@gantry/contracts/endpoints/stock-notices';
import type { Identity } from '@gantry/contracts/schemas/account';
import { aCaller } from '@gantry/nest-kit/testing';
import type { TestDatabase } from '@gantry/testing/database';
import { emptyCatalog, importRows, startCatalog } from './catalog.ts';

/** A sold-out product of a feed, unless it is said otherwise. */
export const soldOut = (id: string, more: object = {}) => ({
  id,
  sku: id.toUpperCase(),
  name: id.replaceAll('-', ' '),
  category: ['Piping', 'Valves'],
  list_price: 20,
  stock: 0,
  ...more,
});

/** What another service is told of a notice. */
export interface Told {
  readonly email: string;
  readonly locale: string;
  readonly productName: string;
  readonly productUri: string;
  readonly partNumber: string;
  readonly token: string;
}

/** The catalog service with sold-out products, and people who wait for them. */
export class NoticeFixture {
  private constructor(
    readonly database: TestDatabase,
    readonly service: Awaited<ReturnType<typeof startCatalog>>,
  ) {}

  static async start(rows: readonly object[]): Promise<NoticeFixture> {
    const database = await emptyCatalog();
    await importRows(database.url, rows);
    const service = await startCatalog(database.url, { salesSetStock: () => ({ ok: true }) as const });
    await service.runJobs();
    return new NoticeFixture(database, service);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.database.dropDatabase();
  }

  person(facts: Partial<Identity> = {}): Identity {
    return aCaller({ accountId: randomUUID(), ...facts });
  }

  request(uri: string, email: string, options: { caller?: Identity; locale?: string } = {}) {
    return this.service.call(calls.catalogRequestNotice, { params: { uri }, body: { email } }, options);
  }

  /** As `request`, and the link of the mail that asks is pressed. */
  async wait(uri: string, email: string, options: { caller?: Identity; locale?: string } = {}) {
    const answer = await this.request(uri, email, options);
    for (const { productUri, token } of await this.asked(email))
      if (productUri === uri) await this.confirm(token);
    return answer;
  }

  confirm(token: string) {
    return this.service.call(calls.catalogConfirmNotice, { body: { token } });
  }

  mine(caller: Identity, uri: string) {
    return this.service.call(calls.catalogGetMyNotice, { params: { uri } }, { caller });
  }

  cancel(caller: Identity, uri: string) {
    return this.service.call(calls.catalogCancelMyNotice, { params: { uri } }, { caller });
  }

  stopAll(token: string) {
    return this.service.call(calls.catalogStopNotices, { body: { token } });
  }

  /** What the outbox brings when sales counts its stock; done once `work` has been called. */
  async stockChanged(sku: string, available: number): Promise<void> {
    const job = { entity: `stock:${sku}`, version: randomUUID(), payload: { rows: [{ sku, available }] } };
    await this.sql(`select graphile_worker.add_job('catalog:stock.changed', ?::json)`, [JSON.stringify(job)]);
  }

  work(): Promise<void> {
    return this.service.runJobs();
  }

  sql<Row extends object>(text: string, values: unknown[] = []) {
    return this.service.sql<Row>(text, values);
  }

  /** Mails for an address that were put in the outbox for notifications, oldest first: its product is back. */
  told(email: string): Promise<Told[]> {
    return this.mails('product.back', email);
  }

  /** The same: whether it wants to be told. */
  asked(email: string): Promise<Told[]> {
    return this.mails('notice.requested', email);
  }

  private async mails(event: string, email: string): Promise<Told[]> {
    const jobs = await this.sql<{ payload: { payload: Told } }>(
      `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = ? order by j.id`,
      [`notifications:${event}`],
    );
    return jobs.map(({ payload }) => payload.payload).filter((told) => told.email === email);
  }
}
