import type { EntityManager } from '@mikro-orm/postgresql';
import { ListIndex, type ListColumnKind, type ListRecord } from './list-index.ts';

/** A table whose records are listed. */
export interface FollowedTable<Column extends string> {
  /** with its schema */
  readonly table: string;
  /** rows `(xid xid8, record text, at timestamptz)` that a trigger adds with each change; no record stands for any of them */
  readonly changes: string;
  /** column of the table that tells records apart, a number in a text: the list shows records by it */
  readonly key: string;
  /** the column of the list that holds it as a number */
  readonly keyColumn: Column;
  /** how each column is held, and what it is in the table; numbers as `float8` */
  readonly columns: Readonly<Record<Column, { readonly kind: ListColumnKind; readonly sql: string }>>;
}

/** Blocks of the table that are read at once: a few thousand records. */
const blocksAtOnce = 2000;
/** Changes are told for an hour; who has not looked for so long, in milliseconds, reads the table anew. */
const maxPause = 30 * 60_000;
/** More changes than these are not taken in: the table is read anew. */
const maxChanges = 20_000;

/**
 * Holds the columns of a table in memory, as of the moment it is asked. Each process has its own and needs nobody to
 * tell it: what the database has committed since it looked last is told by the snapshots of then and now, whichever
 * transaction was the longer.
 */
export class FollowedList<Column extends string> {
  private index: ListIndex<Column> | null = null;
  private snapshot = '';
  private followedAt = 0;
  private turn: Promise<unknown> = Promise.resolve();
  private isStopped = false;

  /** @param onRead told each time that the whole table was read */
  constructor(
    private readonly em: EntityManager,
    private readonly table: FollowedTable<Column>,
    private readonly onRead: (records: number, milliseconds: number) => void,
  ) {}

  /** Forgets changes that every process has taken in: those of an hour ago. */
  async forgetChanges(): Promise<void> {
    await this.em.execute(`delete from ${this.table.changes} where at < now() - interval '1 hour'`);
  }

  /** The list as it is now; whoever asks first waits until it is read. */
  current(): Promise<ListIndex<Column>> {
    const result = this.turn.then(() => this.follow());
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** Looks no more, and waits for the look that is under way: the database may be closed afterwards. */
  async stopFollowing(): Promise<void> {
    this.isStopped = true;
    await this.turn;
  }

  /** A question after the end would open the database anew. @throws Error once it was stopped */
  private checkRunning(): void {
    if (this.isStopped) throw new Error('the list is not followed any more');
  }

  private async follow(): Promise<ListIndex<Column>> {
    this.checkRunning();
    const { index } = this;
    if (!index || performance.now() - this.followedAt > maxPause) return this.readAll();
    const { snapshot, changed } = await this.changesSince(this.snapshot);
    if (changed.length > maxChanges || changed.includes(null)) return this.readAll();
    if (changed.length > 0) await this.takeChanges(index, changed as string[]);
    this.snapshot = snapshot;
    this.followedAt = performance.now();
    return index;
  }

  private async takeChanges(index: ListIndex<Column>, changed: readonly string[]): Promise<void> {
    const records = await this.em
      .fork()
      .execute<ListRecord<Column>[]>(
        `${this.selected()} where r.${this.table.key} = any(string_to_array(?, ','))`,
        [changed.join(',')],
      );
    const there = new Set(records.map((record) => Number(record[this.table.keyColumn])));
    index.changeRecords(
      records,
      changed.map(Number).filter((key) => !there.has(key)),
    );
  }

  private async changesSince(snapshot: string): Promise<{ snapshot: string; changed: (string | null)[] }> {
    const [row] = await this.em.fork().execute<{ snapshot: string; changed: (string | null)[] | null }[]>(
      `select pg_current_snapshot()::text as snapshot, (
         select json_agg(distinct record) from ${this.table.changes}
         where xid >= pg_snapshot_xmin(?::pg_snapshot) and not pg_visible_in_snapshot(xid, ?::pg_snapshot)) as changed`,
      [snapshot, snapshot],
    );
    return { snapshot: row?.snapshot ?? snapshot, changed: row?.changed ?? [] };
  }

  /** Block by block, so that whoever else waits for the process or the database has their turn. */
  private async readAll(): Promise<ListIndex<Column>> {
    this.index = null;
    const { keyColumn, columns } = this.table;
    const kinds = Object.fromEntries(
      Object.entries<{ kind: ListColumnKind }>(columns).map(([name, { kind }]) => [name, kind]),
    ) as Record<Column, ListColumnKind>;
    const index = new ListIndex(kinds, keyColumn);
    const em = this.em.fork();
    const begun = performance.now();
    this.followedAt = begun;
    // what changes from here on is taken in afterwards, read meanwhile or not
    const [begin] = await em.execute<{ snapshot: string; blocks: number }[]>(
      `select pg_current_snapshot()::text as snapshot,
         (pg_relation_size(?::regclass) / current_setting('block_size')::int)::int as blocks`,
      [this.table.table],
    );
    const { snapshot = '', blocks = 0 } = begin ?? {};
    for (let block = 0; block < blocks; block += blocksAtOnce) {
      this.checkRunning();
      index.append(
        await em.execute<ListRecord<Column>[]>(
          `${this.selected()} where r.ctid >= '(${block},0)' and r.ctid < '(${block + blocksAtOnce},0)'`,
        ),
      );
    }
    await index.finish();
    this.onRead(index.total, Math.round(performance.now() - begun));
    this.index = index;
    this.snapshot = snapshot;
    return this.follow();
  }

  private selected(): string {
    const columns = Object.entries<{ sql: string }>(this.table.columns).map(
      ([name, { sql }]) => `${sql} as "${name}"`,
    );
    return `select ${columns.join(', ')} from ${this.table.table} r`;
  }
}
