import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import { listen } from '@gantry/nest-kit/listen';
import { Logger } from '@gantry/nest-kit/logger';
import { Readiness } from '@gantry/nest-kit/readiness';
import type { Kysely } from 'kysely';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import { ChangeLog } from '../version/change-log.ts';
import { versionChannel } from '../version/raise-version.ts';
import { applyChanges } from './apply-changes.ts';
import { buildIndex } from './build-index.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { ReferenceData } from './reference-data.ts';

/** Told which products changed; null means all of them. */
export type ChangeListener = (productIds: readonly number[] | null) => void;

/** A notice can be lost with its connection; this often the version is asked for anyway, in milliseconds. */
const checkEvery = 5000;

/**
 * Keeps the index in step with the catalogue: builds it in the background at the start, takes in what each new version
 * names, builds it anew when that is too much. While it is not current `index` is null and the database answers.
 */
@Injectable()
export class IndexSynchronizer implements OnApplicationBootstrap, OnApplicationShutdown {
  private held: CatalogIndex | null = null;
  private heldReferences: Promise<ReferenceData> | null = null;
  private heldVersion = 0;
  private isCurrent = false;
  private work: Promise<void> | null = null;
  private isAskedAgain = false;
  private stopped = false;
  private stopListening: (() => Promise<void>) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners: ChangeListener[] = [];
  /** what led to the version the index stands for */
  readonly changes = new ChangeLog();

  constructor(
    private readonly em: EntityManager,
    private readonly config: DatabaseConfig,
    private readonly log: Logger,
    readiness: Readiness,
  ) {
    // Without it the database answers: told, but no reason to send nobody here.
    readiness.addPart('index', () => Promise.resolve(this.isCurrent), { needed: false });
  }

  /** null while it is being built or is behind */
  get index(): CatalogIndex | null {
    return this.isCurrent ? this.held : null;
  }

  /** The catalogue version the index stands for. */
  get version(): number {
    return this.heldVersion;
  }

  /** Read once for all who ask at the same time; what cannot be read now is asked for again. */
  references(): Promise<ReferenceData> {
    if (this.heldReferences) return this.heldReferences;
    const loading = ReferenceData.load(this.db());
    this.heldReferences = loading;
    loading.catch(() => {
      if (this.heldReferences === loading) this.heldReferences = null;
    });
    return loading;
  }

  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  onApplicationBootstrap(): void {
    this.stopListening = listen({
      databaseUrl: this.config.DATABASE_URL,
      channel: versionChannel,
      log: this.log,
      onNotice: () => void this.refresh(),
      onConnected: () => void this.refresh(),
    });
    this.timer = setInterval(() => void this.refresh(), checkEvery);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.stopListening?.();
    await this.work?.catch(() => undefined);
  }

  /** Brings the index up to the catalogue's version; asked again while at work, it looks once more afterwards. */
  refresh(): Promise<void> {
    this.isAskedAgain = true;
    this.work ??= this.catchUp().finally(() => (this.work = null));
    return this.work;
  }

  private async catchUp(): Promise<void> {
    while (this.isAskedAgain && !this.stopped) {
      this.isAskedAgain = false;
      try {
        await this.step();
      } catch (err) {
        this.isCurrent = false;
        // The database answers for as long as this lasts, and there may be brands and categories by now that nobody knows.
        this.heldReferences = null;
        if (!this.stopped) this.log.warn({ err }, 'the catalogue index is behind, the database answers');
      }
    }
  }

  private async step(): Promise<void> {
    const db = this.db();
    const { version } = await db
      .selectFrom('catalog.catalogue_version')
      .select('version')
      .executeTakeFirstOrThrow();
    if (this.held && Number(version) === this.heldVersion) {
      this.isCurrent = true;
      return;
    }
    const changes = this.held ? await this.changesSince(db) : null;
    if (!changes) return this.rebuild();
    const tags = await applyChanges(db, this.held as CatalogIndex, changes.productIds);
    if (!tags) return this.rebuild();
    this.isCurrent = true;
    this.heldReferences = Promise.resolve((this.held as CatalogIndex).references);
    this.heldVersion = changes.version;
    this.changes.addChange(changes.version, tags);
    this.notifyIndex(changes.productIds);
  }

  /** Products changed after the held version; null when they are too many or not all known any more. */
  private async changesSince(db: Kysely<CatalogTables>) {
    const rows = await db
      .selectFrom('catalog.change')
      .select(['version', 'product_id'])
      .where('version', '>', String(this.heldVersion))
      .orderBy('version')
      .execute();
    const first = rows[0];
    const last = rows.at(-1);
    const isComplete = first && Number(first.version) === this.heldVersion + 1;
    const ids = rows.flatMap((row) => (row.product_id === null ? [] : [row.product_id]));
    if (!isComplete || !last || ids.length < rows.length) return null;
    return { version: Number(last.version), productIds: [...new Set(ids)] };
  }

  private async rebuild(): Promise<void> {
    this.isCurrent = false;
    this.heldReferences = null;
    this.notifyIndex(null);
    const started = performance.now();
    const [index, version] = await this.em.fork().transactional(
      async (tx) => {
        const db = tx.getKysely<CatalogTables>();
        const row = await db
          .selectFrom('catalog.catalogue_version')
          .select('version')
          .executeTakeFirstOrThrow();
        return [await buildIndex(db), Number(row.version)] as const;
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
    this.held = index;
    this.heldReferences = Promise.resolve(index.references);
    this.heldVersion = version;
    this.changes.restart(version);
    this.isCurrent = true;
    this.notifyIndex(null);
    // Changes that came meanwhile are named after this version.
    this.isAskedAgain = true;
    const milliseconds = Math.round(performance.now() - started);
    this.log.info({ products: index.liveCount, version, milliseconds }, 'catalogue index built');
  }

  private notifyIndex(productIds: readonly number[] | null): void {
    for (const listener of this.listeners) listener(productIds);
  }

  private db(): Kysely<CatalogTables> {
    return this.em.fork().getKysely<CatalogTables>();
  }
}
