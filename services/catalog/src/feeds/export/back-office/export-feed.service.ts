import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ExportQuery } from '@gantry/contracts/schemas/feed-import';
import { DomainError } from '@gantry/nest-kit/errors';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import type { Identity } from '@gantry/contracts/schemas/account';
import { auditFeed, staffOf } from '../../back-office/feed-audit.ts';
import { startExport, type RunningExport } from './export-process.ts';

/** Each holds a process and a connection. */
const maxConcurrentExports = 2;

/** A feed to save. */
export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Readable;
}

/** Exports the catalogue for staff. */
@Injectable()
export class ExportFeed {
  private running = 0;

  constructor(
    private readonly em: EntityManager,
    private readonly database: DatabaseConfig,
  ) {}

  /** @throws DomainError NOT_FOUND for an unknown category or brand, UNAVAILABLE while enough others export */
  async begin(caller: Identity, { format, gzip, prices, ...filter }: ExportQuery): Promise<ExportedFile> {
    const category = filter.category || undefined;
    const brand = filter.brand || undefined;
    await this.checkFilter(category, brand);
    const what = prices ? 'prices' : 'products';
    const name = `gantry-${what}-${new Date().toISOString().slice(0, 10)}.${format}${gzip ? '.gz' : ''}`;
    const shown = [name, category && `category ${category}`, brand && `brand ${brand}`];
    const bytes = await this.inTurn(async () => {
      await this.writeDown(caller, shown.filter(Boolean).join(', '));
      return startExport({
        databaseUrl: this.database.DATABASE_URL,
        gzip: gzip === '1',
        format: format === 'csv' ? 'table' : 'json-lines',
        offersOnly: prices === '1',
        category,
        brand,
      });
    });
    return { name, type: gzip ? 'application/gzip' : types[format], bytes };
  }

  /** Holds a place from before the first wait, so that none is given twice, to the end of the process. */
  private async inTurn(start: () => Promise<RunningExport>): Promise<Readable> {
    if (this.running >= maxConcurrentExports) throw new DomainError('UNAVAILABLE');
    this.running += 1;
    const stopReading = () => void (this.running -= 1);
    try {
      const { bytes, ended } = await start();
      void ended.finally(stopReading);
      return bytes;
    } catch (error) {
      stopReading();
      throw error;
    }
  }

  private writeDown(caller: Identity, what: string): Promise<void> {
    const change = { entity: 'export', id: randomUUID(), field: 'file', from: null, to: what } as const;
    return this.em.transactional((em) => auditFeed(em, staffOf(caller), change));
  }

  private async checkFilter(category: string | undefined, brand: string | undefined): Promise<void> {
    const isThere = async (sql: string, value: string) => (await this.em.execute(sql, [value])).length > 0;
    if (category && !(await isThere('select 1 from catalog.category where path = ?', category)))
      throw new DomainError('NOT_FOUND', { category });
    if (brand && !(await isThere('select 1 from catalog.brand where slug = ?', brand)))
      throw new DomainError('NOT_FOUND', { brand });
  }
}

const types = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' } as const;
