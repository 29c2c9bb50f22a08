import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { PriceListSummary } from '@gantry/contracts/schemas/price-list';
import { priceListChannel } from '../price/contract-prices.ts';
import type { ListLine } from '../price/list-lines.ts';
import { inMoments } from '../price/store-days.ts';
import { storedJson } from '../text/stored-json.ts';
import { runIn, type RunSql } from '../version/run-sql.ts';
import type { PriceListContent } from './price-list-content.ts';

export interface StoredRevision {
  revision: number;
  content: PriceListContent;
  reason: string;
  actor: string | null;
  restores: number | null;
  at: Date | string;
}
export interface NewRevision {
  listId: string;
  revision: number;
  content: PriceListContent;
  reason: string;
  actorId: string | null;
  actor: string | null;
  restores: number | null;
}
export interface StoredHead extends Omit<PriceListSummary, 'state' | 'changedAt' | 'from' | 'until'> {
  isActive: boolean;
  from: Date | string | null;
  until: Date | string | null;
  changedAt: Date | string;
}

const headSql = `select l.id, l.name, l.priority, l.visibility, l.audience, l.is_active as "isActive", l.revision,
    l.valid_from as "from", l.valid_until as until, l.changed_at as "changedAt",
    (select count(*)::integer from catalog.price_list_member m where m.list_id = l.id) as members,
    (select count(*)::integer from catalog.price_list_line n where n.list_id = l.id) as lines
  from catalog.price_list l`;

/** Price lists as they hold now, and every revision as it was published. */
@Injectable()
export class PriceListRepository {
  constructor(private readonly em: EntityManager) {}

  findAll(): Promise<StoredHead[]> {
    return this.run(`${headSql} order by l.priority, lower(l.name)`, []);
  }

  async findHead(id: string): Promise<StoredHead | null> {
    return (await this.run<StoredHead>(`${headSql} where l.id = $1`, [id]))[0] ?? null;
  }

  /** The list of a name, in any case. */
  async idOfName(name: string): Promise<string | null> {
    const sql = 'select id from catalog.price_list where lower(name) = lower($1)';
    return (await this.run<{ id: string }>(sql, [name]))[0]?.id ?? null;
  }

  /** Newest first. */
  revisionsOf(id: string): Promise<StoredRevision[]> {
    return this.run(
      `select revision, content, reason, actor, restores, at from catalog.price_list_revision
       where list_id = $1 order by revision desc`,
      [id],
    );
  }

  /** The number of the newest revision, 0 without one. Whoever publishes one waits for the others. */
  async lockRevision(id: string): Promise<number> {
    await this.run('select pg_advisory_xact_lock(hashtextextended($1::text, 0))', [`price-list ${id}`]);
    return (await this.findHead(id))?.revision ?? 0;
  }

  /** The lines of a list as they hold now. */
  linesOf(id: string): Promise<ListLine[]> {
    return this.run(
      `select kind, target, quantity, amount, basis_points as "basisPoints"
       from catalog.price_list_line where list_id = $1 order by place`,
      [id],
    );
  }

  /** Writes a revision and has it hold; every process hears of it with the caller's transaction. */
  async publishRevision(one: NewRevision): Promise<void> {
    const { listId, revision, content, reason, actorId, actor, restores } = one;
    await this.writeHead(listId, revision, content);
    await this.run('delete from catalog.price_list_member where list_id = $1', [listId]);
    await this.run('delete from catalog.price_list_line where list_id = $1', [listId]);
    await this.run(
      `insert into catalog.price_list_member (list_id, place, account_id, company_id, number, company)
       select $1::uuid, place, "accountId", "companyId", number, company from json_to_recordset($2::json)
       as r(place integer, "accountId" uuid, "companyId" uuid, number text, company text)`,
      [listId, storedJson(content.members.map((member, place) => ({ ...member, place })))],
    );
    await this.run(
      `insert into catalog.price_list_line (list_id, place, kind, target, quantity, amount, basis_points)
       select $1::uuid, place, kind, target, quantity, amount, "basisPoints" from json_to_recordset($2::json)
       as r(place integer, kind text, target text, quantity integer, amount integer, "basisPoints" integer)`,
      [listId, storedJson(content.lines.map((line, place) => ({ ...line, place })))],
    );
    await this.run(
      `insert into catalog.price_list_revision (list_id, revision, content, reason, actor_id, actor, restores)
       values ($1, $2, $3::jsonb, $4, $5, $6, $7)`,
      [listId, revision, storedJson(content), reason, actorId, actor, restores],
    );
    await this.run(`select pg_notify('${priceListChannel}', $1)`, [listId]);
  }

  private async writeHead(id: string, revision: number, content: PriceListContent): Promise<void> {
    const { name, priority, visibility, audience, isActive } = content;
    const { from, until } = inMoments(content);
    await this.run(
      `insert into catalog.price_list
         (id, name, priority, visibility, audience, is_active, valid_from, valid_until, revision)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (id) do update set name = excluded.name, priority = excluded.priority,
         visibility = excluded.visibility, audience = excluded.audience, is_active = excluded.is_active,
         valid_from = excluded.valid_from, valid_until = excluded.valid_until, revision = excluded.revision,
         changed_at = now()`,
      [id, name, priority, visibility, audience, isActive, from, until, revision],
    );
  }

  private readonly run: RunSql = (sql, parameters) => runIn(this.em)(sql, parameters);
}
