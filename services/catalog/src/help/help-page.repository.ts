import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { HelpContent } from '@gantry/contracts/schemas/help-page';
import { inMoments } from '../price/store-days.ts';
import { storedJson } from '../text/stored-json.ts';
import { runIn, type RunSql } from '../version/run-sql.ts';

/** A revision of a page as it is stored; without content it says what ships. */
export interface StoredHelp {
  key: string;
  revision: number;
  content: HelpContent | null;
  at: Date | string;
  from: Date | string | null;
}
export interface StoredHelpRevision extends StoredHelp {
  reason: string;
  actor: string | null;
  restores: number | null;
}
export interface NewHelpRevision {
  key: string;
  revision: number;
  content: HelpContent | null;
  reason: string;
  actorId: string | null;
  actor: string | null;
  restores: number | null;
}

const columns = 'r.key, r.revision, r.content, r.at, r.valid_from as "from"';

/** Help pages that staff have changed or written. */
@Injectable()
export class HelpPageRepository {
  constructor(private readonly em: EntityManager) {}

  /** Of each page the newest revision whose days include this moment. */
  findShown(): Promise<StoredHelp[]> {
    return this.run(
      `select distinct on (r.key) ${columns} from catalog.help_revision r
       where (r.valid_from is null or r.valid_from <= now()) and (r.valid_until is null or r.valid_until > now())
       order by r.key, r.revision desc`,
      [],
    );
  }

  /** Of each page the newest revision, whatever its days. */
  findNewest(): Promise<StoredHelp[]> {
    return this.run(
      `select ${columns} from catalog.help_revision r
       join catalog.help_page p on p.key = r.key and p.revision = r.revision`,
      [],
    );
  }

  /** Newest first. */
  revisionsOf(key: string): Promise<StoredHelpRevision[]> {
    return this.run(
      `select ${columns}, r.reason, r.actor, r.restores from catalog.help_revision r
       where r.key = $1 order by r.revision desc`,
      [key],
    );
  }

  /** The page that has an address, or had it. */
  async keyOfSlug(slug: string): Promise<string | null> {
    const sql = 'select key from catalog.help_slug where slug = $1';
    return (await this.run<{ key: string }>(sql, [slug]))[0]?.key ?? null;
  }

  /** Every address a page has or had. */
  async slugsOf(key: string): Promise<string[]> {
    const sql = 'select slug from catalog.help_slug where key = $1 order by since, slug';
    return (await this.run<{ slug: string }>(sql, [key])).map(({ slug }) => slug);
  }

  /** The number of the newest revision, 0 without one. Who publishes waits for others: no two pages take one address. */
  async lockPages(key: string): Promise<number> {
    await this.run("select pg_advisory_xact_lock(hashtextextended('help-pages', 0))", []);
    const sql = 'select revision from catalog.help_page where key = $1';
    return (await this.run<{ revision: number }>(sql, [key]))[0]?.revision ?? 0;
  }

  /** Writes a revision; it holds with the caller's transaction, or from its first day on. */
  async publishRevision(one: NewHelpRevision): Promise<void> {
    const { key, revision, content, reason, actorId, actor, restores } = one;
    const { from, until } = inMoments({ from: content?.from, until: content?.until });
    await this.run(
      `insert into catalog.help_page (key, revision) values ($1, $2)
       on conflict (key) do update set revision = excluded.revision, changed_at = now()`,
      [key, revision],
    );
    await this.run(
      `insert into catalog.help_revision
         (key, revision, content, valid_from, valid_until, reason, actor_id, actor, restores)
       values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8, $9)`,
      [key, revision, content && storedJson(content), from, until, reason, actorId, actor, restores],
    );
    if (content)
      await this.run('insert into catalog.help_slug (slug, key) values ($1, $2) on conflict do nothing', [
        content.slug,
        key,
      ]);
  }

  private readonly run: RunSql = (sql, parameters) => runIn(this.em)(sql, parameters);
}
