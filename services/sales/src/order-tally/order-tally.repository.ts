import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

/** What orders are counted by: their day (days since 1970, UTC), range of totals, or range of numbers. */
export type TallyKind = 'day' | 'total' | 'number';
/** States that are counted, by their columns; all where a column is not named. */
export type TallyOptions = Readonly<
  Partial<Record<'state' | 'status' | 'payment_status', readonly string[]>>
>;

/** A range of orders in their order, and how many lie before it. */
export interface TallyPlace {
  readonly bucket: number;
  readonly before: number;
}

/** How many orders there are of each day, range and state: kept by the database with every change of an order. */
@Injectable()
export class OrderTallyRepository {
  constructor(private readonly em: EntityManager) {}

  /** Orders of these states in ranges below one; of all where none is given. */
  async countBelow(kind: TallyKind, options: TallyOptions, bucket: number | null): Promise<number> {
    const { sql, values } = conditionsOf(kind, options);
    const [row] = await this.em.execute<{ orders: string }[]>(
      `select coalesce(sum(orders), 0) as orders from sales.order_tally
       where ${sql}${bucket === null ? '' : ' and bucket < ?'}`,
      bucket === null ? values : [...values, bucket],
    );
    return Number(row?.orders ?? 0);
  }

  /** The range in which the order of a rank lies, from 0; null where there are not so many. */
  async findRank(kind: TallyKind, options: TallyOptions, rank: number): Promise<TallyPlace | null> {
    const { sql, values } = conditionsOf(kind, options);
    const [row] = await this.em.execute<{ bucket: string; before: string }[]>(
      `select bucket, before from (
         select bucket, sum(sum(orders)) over (order by bucket) - sum(orders) as before, sum(orders) as orders
         from sales.order_tally where ${sql} group by bucket) b
       where before <= ? and before + orders > ?`,
      [...values, rank, rank],
    );
    return row ? { bucket: Number(row.bucket), before: Number(row.before) } : null;
  }

  /** Folds what changed into what was counted before. */
  async foldChanges(): Promise<void> {
    await this.em.execute('select sales.fold_order_tally()');
  }
}

function conditionsOf(kind: TallyKind, options: TallyOptions): { sql: string; values: string[] } {
  const named = Object.entries(options);
  const sql = named.map(([column, labels]) => ` and ${column} in (${labels.map(() => '?').join(', ')})`);
  return { sql: `kind = ?${sql.join('')}`, values: [kind, ...named.flatMap(([, labels]) => labels)] };
}
