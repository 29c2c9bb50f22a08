import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CatalogueChanges } from '@gantry/contracts/schemas/catalogue-changes';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import { SearchRules } from '../search/search-rules.ts';
import { runIn } from '../version/run-sql.ts';
import { readHelpStamp } from './help-stamp.ts';

/** How long an answer about changes waits for the index, in milliseconds: who asks is waited for by a visitor. */
const timeoutMs = 200;

/** The catalogue version by which page caches are keyed. */
@Injectable()
export class VersionService {
  constructor(
    private readonly em: EntityManager,
    private readonly synchronizer: IndexSynchronizer,
    private readonly rules: SearchRules,
  ) {}

  /** What changed since a version. The index is given a moment to take in what it has not yet. */
  async changesSince(since: number): Promise<CatalogueChanges> {
    const [latest, help] = await Promise.all([this.latest(), readHelpStamp(runIn(this.em))]);
    if (this.synchronizer.index && this.synchronizer.version < latest)
      await Promise.race([this.synchronizer.refresh(), delay(timeoutMs, undefined, { ref: false })]);
    const rules = this.rules.stamp;
    // While there is no index the database answers, with what it holds now.
    if (!this.synchronizer.index)
      return { version: latest, indexed: false, all: since < latest, tags: [], rules, help };
    const { version, changes } = this.synchronizer;
    const tags = since > version ? null : changes.since(since);
    return { version, indexed: true, all: tags === null, tags: tags ?? [], rules, help };
  }

  /** `indexed` is false while listings are answered by the database. */
  async current(): Promise<{ version: number; indexed: boolean }> {
    const version = await this.latest();
    return { version, indexed: this.synchronizer.index !== null && this.synchronizer.version === version };
  }

  private async latest(): Promise<number> {
    const row = await this.em
      .getKysely<CatalogTables>()
      .selectFrom('catalog.catalogue_version')
      .select('version')
      .executeTakeFirstOrThrow();
    return Number(row.version);
  }
}
