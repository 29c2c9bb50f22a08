import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Arrangement, NewListView, ViewQuery } from '@gantry/contracts/schemas/list-view';
import type { ListName, ViewAudience } from '@gantry/domain/list-views';
import type { Role } from '@gantry/domain/roles';

/** Who looks at a list. */
export interface ViewReader {
  readonly accountId: string;
  readonly role: Role | null;
}

/** A view as it is stored. */
export interface StoredView {
  readonly id: string;
  readonly accountId: string;
  readonly owner: string;
  readonly list: ListName;
  readonly name: string;
  readonly sharedWith: ViewAudience | null;
  readonly query: ViewQuery;
  readonly arrangement: Arrangement;
  readonly version: number;
}
/** What its owner may change of a view. */
export type ViewFacts = Pick<StoredView, 'name' | 'sharedWith' | 'query' | 'arrangement'>;

const columns = `v.id, v.account_id as "accountId", a.name as owner, v.list, v.name, v.shared_with as "sharedWith",
  v.query, v.arrangement, v.version`;
const views = 'identity.list_view v join identity.account a on a.id = v.account_id';
/** Views a reader knows of: their own, and those shared with everybody or with their role. Parameters: account, role. */
const isKnown = `(v.account_id = ? or v.shared_with in ('staff', ?))`;

/** Kept views in the database. One that is not shared with its reader does not exist for them. */
@Injectable()
export class ListViewRepository {
  constructor(private readonly em: EntityManager) {}

  /** By name. */
  listViews({ accountId, role }: ViewReader, list: ListName): Promise<StoredView[]> {
    return this.em.execute<StoredView[]>(
      `select ${columns} from ${views} where v.list = ? and ${isKnown} order by lower(v.name), v.created_at`,
      [list, accountId, role],
    );
  }

  /** Waits for whoever changes it. */
  async lockView({ accountId, role }: ViewReader, id: string): Promise<StoredView | null> {
    const [view] = await this.em.execute<StoredView[]>(
      `select ${columns} from ${views} where v.id = ? and ${isKnown} for update of v`,
      [id, accountId, role],
    );
    return view ?? null;
  }

  async countOf(accountId: string, list: ListName): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      'select count(*)::int as count from identity.list_view where account_id = ? and list = ?',
      [accountId, list],
    );
    return row?.count ?? 0;
  }

  async insertView(accountId: string, { list, name, sharedWith, ...kept }: NewListView): Promise<string> {
    const id = randomUUID();
    await this.em.execute(
      `insert into identity.list_view (id, account_id, list, name, shared_with, query, arrangement)
       values (?, ?, ?, ?, ?, ?::jsonb, ?::jsonb)`,
      [id, accountId, list, name, sharedWith, JSON.stringify(kept.query), JSON.stringify(kept.arrangement)],
    );
    return id;
  }

  async changeView(id: string, { name, sharedWith, query, arrangement }: ViewFacts): Promise<void> {
    await this.em.execute(
      `update identity.list_view set name = ?, shared_with = ?, query = ?::jsonb, arrangement = ?::jsonb,
       version = version + 1 where id = ?`,
      [name, sharedWith, JSON.stringify(query), JSON.stringify(arrangement), id],
    );
  }

  /** With the choices of those whose list begins with it. */
  async removeView(id: string): Promise<void> {
    await this.em.execute('delete from identity.list_view where id = ?', [id]);
  }

  /** The view a list begins with; one that is shared with its reader no more counts for nothing. */
  async startOf({ accountId, role }: ViewReader, list: ListName): Promise<string | null> {
    const [row] = await this.em.execute<{ id: string }[]>(
      `select v.id from identity.list_start s join identity.list_view v on v.id = s.view_id
       where s.account_id = ? and s.list = ? and ${isKnown}`,
      [accountId, list, accountId, role],
    );
    return row?.id ?? null;
  }

  async setStart(accountId: string, list: ListName, id: string | null): Promise<void> {
    await this.em.execute('delete from identity.list_start where account_id = ? and list = ?', [
      accountId,
      list,
    ]);
    if (id === null) return;
    await this.em.execute(
      `insert into identity.list_start (account_id, list, view_id) values (?, ?, ?)
       on conflict (account_id, list) do update set view_id = excluded.view_id`,
      [accountId, list, id],
    );
  }
}
