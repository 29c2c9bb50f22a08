import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import { listen } from '@gantry/nest-kit/listen';
import { Logger } from '@gantry/nest-kit/logger';
import { TaxBooksRepository, booksChannel } from './tax-books.repository.ts';
import { TaxTables } from './tax-tables.ts';

/** How long books are trusted where no notice comes through. */
const checkEveryMs = 60_000;

/**
 * The tables of this process. Whoever changes the books waits until its own process has read them anew; others hear of
 * it by a notice and go on with what they have until the new ones are there. A lost notice is caught up with when the
 * connection is back, and within a minute.
 */
@Injectable()
export class CachedTables implements OnModuleInit, OnApplicationShutdown {
  private tables: TaxTables | undefined;
  private reading: Promise<TaxTables> | undefined;
  private checkedAt = 0;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(
    private readonly repository: TaxBooksRepository,
    private readonly database: DatabaseConfig,
    private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    // the first order of the day need not wait for it
    this.readSoon();
    this.stopListening = listen({
      databaseUrl: this.database.DATABASE_URL,
      channel: booksChannel,
      log: this.log,
      onNotice: (version) => {
        if (Number(version) !== this.tables?.books.version) this.readSoon();
      },
      onConnected: () => {
        if (this.tables) void this.checkVersion();
      },
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stopListening?.();
  }

  /** The tables as they stand; at once, except for the very first time. */
  async current(): Promise<TaxTables> {
    if (!this.tables) return this.readTables();
    if (Date.now() - this.checkedAt > checkEveryMs) void this.checkVersion();
    return this.tables;
  }

  /** Reads the books anew, for whoever has just changed them. */
  async refresh(): Promise<TaxTables> {
    // a reading that began before the change may not hold it
    await this.reading?.catch(() => undefined);
    return this.readTables();
  }

  private readTables(): Promise<TaxTables> {
    this.reading ??= this.readOnce().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readOnce(): Promise<TaxTables> {
    this.checkedAt = Date.now();
    this.tables = new TaxTables(await this.repository.readBooks());
    return this.tables;
  }

  private readSoon(): void {
    this.refresh().catch((err: unknown) =>
      this.log.warn({ err }, 'tax books could not be read, the old ones stay'),
    );
  }

  private async checkVersion(): Promise<void> {
    this.checkedAt = Date.now();
    const version = await this.repository.version().catch(() => this.tables?.books.version);
    if (version !== this.tables?.books.version) this.readSoon();
  }
}
