import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CatalogTables } from '../catalog-tables.ts';
import { IndexKeeper } from '../index/index-keeper.ts';

/** The catalogue version by which page caches are keyed. */
@Injectable()
export class VersionService {
  constructor(
    private readonly em: EntityManager,
    private readonly keeper: IndexKeeper,
  ) {}

  /** `indexed` is false while listings are answered by the database. */
  async current(): Promise<{ version: number; indexed: boolean }> {
    const row = await this.em
      .getKysely<CatalogTables>()
      .selectFrom('catalog.catalogue_version')
      .select('version')
      .executeTakeFirstOrThrow();
    const version = Number(row.version);
    return { version, indexed: this.keeper.index !== null && this.keeper.version === version };
  }
}
