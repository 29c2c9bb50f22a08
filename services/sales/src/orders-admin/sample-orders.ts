import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { OrderTallyRepository } from '../order-tally/order-tally.repository.ts';
import type { ListScope } from './order-list-scope.ts';

/** Orders that are looked at, of however many. */
const sampleSize = 2000;

/** What a sample says of a list. */
export interface ListSample {
  /** how many orders the list has, about */
  readonly total: number;
  /** value of a column below which that share of the list lies; null where the sample has nothing of the list */
  readonly value: string | null;
}

/** Says about a list what would take a walk through all of it. The sample is the same each time, so pages are in order. */
@Injectable()
export class SampleOrders {
  constructor(
    private readonly em: EntityManager,
    private readonly tally: OrderTallyRepository,
  ) {}

  /** @param share of the list, from 0 to 1, sorted upward by the column */
  async sampleList({ sql, values }: ListScope, column: string, share: number): Promise<ListSample> {
    const all = await this.tally.countBelow('day', {}, null);
    const percent = Math.min(100, (sampleSize * 100) / Math.max(1, all));
    const [row] = await this.em.execute<{ matches: string; value: string | null }[]>(
      `select count(*) as matches, (percentile_disc(?::float8) within group (order by o.${column}))::text as value
       from sales."order" o tablesample system (?::real) repeatable (17) where ${sql}`,
      [share, percent, ...values],
    );
    const total = Math.min(all, Math.round((Number(row?.matches ?? 0) * 100) / percent));
    return { total, value: row?.value ?? null };
  }
}
