import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as calls from '@gantry/contracts/endpoints/feeds';
import type { FeedImport, ImportSettings } from '@gantry/contracts/schemas/feed-import';
import type { ImportStatus } from '@gantry/domain/statuses/import-statuses';
import { encodeCaller } from '@gantry/nest-kit/call';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { demoKey, aCaller, startTestService, type TestService } from '@gantry/nest-kit/testing';
import type { TestDatabase } from '@gantry/testing/database';
import { catalogService } from '../../src/catalog.service-definition.ts';
import { emptyCatalog } from './catalog.ts';

export const keeper = aCaller({ role: 'catalog', name: 'Cory Lindgren' });
export const plainSettings: ImportSettings = {
  mapping: { columns: {}, constants: {}, decimal: '.' },
  feed: 'main',
  dryRun: false,
  badRows: 'leave-out',
  way: 'all-at-once',
  wholeFeed: 'no',
  keepAs: null,
};

/** The catalog service with a data folder of its own, and somebody who brings feeds. */
export class FeedBackOffice {
  private constructor(
    readonly database: TestDatabase,
    readonly home: string,
    public service: TestService,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<FeedBackOffice> {
    const database = await emptyCatalog();
    const home = await mkdtemp(path.join(tmpdir(), 'gantry-back-office-'));
    return new FeedBackOffice(database, home, await started(database.url, home, env));
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.database.dropDatabase();
    await rm(this.home, { recursive: true });
  }

  /** As a deploy does it. */
  async restart(): Promise<void> {
    await this.service.stop();
    this.service = await started(this.database.url, this.home, {});
  }

  begin(bytes: number, file = 'feed.csv', key: string = randomUUID(), caller = keeper): Promise<FeedImport> {
    return this.service.call(
      calls.catalogBeginImport,
      { body: { file, bytes } },
      { caller, idempotencyKey: key },
    );
  }

  piece(id: string, offset: number, body: Buffer): Promise<FeedImport> {
    const request = { params: { id }, query: { offset: String(offset) }, body };
    return this.service.call(calls.catalogSendImportChunk, request, { caller: keeper });
  }

  /** Brings a whole file, in pieces of `size` bytes. */
  async upload(content: string | Buffer, { file = 'feed.csv', size = 100_000 } = {}): Promise<FeedImport> {
    const bytes = Buffer.from(content);
    let shown = await this.begin(bytes.length, file);
    for (let at = 0; at < bytes.length; at += size)
      shown = await this.piece(shown.id, at, bytes.subarray(at, at + size));
    return shown;
  }

  look(id: string, mapping: object = plainSettings.mapping) {
    return this.service.call(
      calls.catalogLookAtImport,
      { params: { id }, body: { mapping } },
      { caller: keeper },
    );
  }

  run(id: string, settings: Partial<ImportSettings> = {}, key: string = randomUUID()): Promise<FeedImport> {
    const request = { params: { id }, body: { ...plainSettings, ...settings } };
    return this.service.call(calls.catalogStartImport, request, { caller: keeper, idempotencyKey: key });
  }

  get(id: string): Promise<FeedImport> {
    return this.service.call(calls.catalogGetImport, { params: { id } }, { caller: keeper });
  }

  cancel(id: string): Promise<FeedImport> {
    return this.service.call(calls.catalogCancelImport, { params: { id } }, { caller: keeper });
  }

  /** Looks again until the import stands where it is expected, or somewhere it does not leave by itself. */
  async until(id: string, ...wanted: ImportStatus[]): Promise<FeedImport> {
    for (;;) {
      const shown = await this.get(id);
      if (wanted.includes(shown.status) || !['queued', 'running'].includes(shown.status)) return shown;
      await delay(50);
    }
  }

  /** A file to save, as the gateway asks for it. */
  async download(address: string, caller = keeper, locale = 'en-US') {
    const answer = await this.service.fastify.inject({
      url: `/internal/catalog${address}`,
      headers: {
        [internalHeaders.key]: demoKey('gateway', 'catalog'),
        [internalHeaders.caller]: encodeCaller(caller),
        [internalHeaders.locale]: locale,
      },
    });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  }

  products(): Promise<{ feed_id: string; name: string }[]> {
    return this.service.sql('select feed_id, name from catalog.product order by feed_id');
  }

  /** What the audit trail will hear of one record. */
  async audited(entity: 'import' | 'export'): Promise<Record<string, unknown>[]> {
    const rows = await this.service.sql<{ payload: { payload: Record<string, unknown> } }>(
      `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'identity:record.changed' order by j.id`,
    );
    return rows.map(({ payload }) => payload.payload).filter((one) => one['entity'] === entity);
  }
}

const started = (databaseUrl: string, home: string, env: Record<string, string>) =>
  startTestService(catalogService, { databaseUrl, env: { ...env, GANTRY_HOME: home } });
