import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { OrderTallyRepository, type TallyOptions } from '../order-tally/order-tally.repository.ts';
import type { ListRange, ListScope } from './order-list-scope.ts';
import { SampleOrders } from './sample-orders.ts';
import { totalBucketOf } from './tally-buckets.ts';

/** Lists that the tally does not count are counted up to here; what is longer is estimated. */
const exactCount = 5000;
/** Where a sample expects more than so many, they are not counted. */
const clearlyLong = 2 * exactCount;

/** How many orders a list has. */
export interface CountedOrders {
  readonly total: number;
  /** an estimate by a sample, to two digits */
  readonly isAbout: boolean;
}

/** Counts orders without reading them. */
@Injectable()
export class CountOrders {
  constructor(
    private readonly em: EntityManager,
    private readonly tally: OrderTallyRepository,
    private readonly samples: SampleOrders,
  ) {}

  /** Exactly where states and one range narrow the list, or where it is short. */
  async countList(scope: ListScope): Promise<CountedOrders> {
    const { options, ranges, isTallied } = scope;
    if (isTallied && ranges.length < 2)
      return { total: await this.countRange(options, ranges[0] ?? null), isAbout: false };
    const expected = await this.samples.sampleList(scope, 'id', 0);
    if (expected.total > clearlyLong) return { total: roughly(expected.total), isAbout: true };
    const counted = await this.countUpTo(scope, exactCount + 1);
    if (counted <= exactCount) return { total: counted, isAbout: false };
    return { total: Math.max(counted, roughly(expected.total)), isAbout: true };
  }

  /** Orders of these states in a range, or all of them. */
  async countRange(options: TallyOptions, range: ListRange | null): Promise<number> {
    if (!range) return this.tally.countBelow('day', options, null);
    const below = range.from === null ? 0 : await this.countBelow(options, range.kind, range.from);
    return Math.max(0, (await this.countBelow(options, range.kind, range.until)) - below);
  }

  /** Orders of these states below a value; all where it is null. */
  async countBelow(options: TallyOptions, kind: ListRange['kind'], value: number | null): Promise<number> {
    if (kind === 'day' || value === null) return this.tally.countBelow(kind, options, value);
    const bucket = totalBucketOf(value);
    const whole = await this.tally.countBelow(kind, options, bucket);
    return value <= bucket ? whole : whole + (await this.countTotals(options, bucket, value));
  }

  /** Orders of these states whose total lies in a part of a range. */
  private async countTotals(options: TallyOptions, from: number, until: number): Promise<number> {
    const named = Object.entries(options);
    const states = named.map(([column, labels]) => ` and ${column} in (${labels.map(() => '?').join(', ')})`);
    const [row] = await this.em.execute<{ orders: string }[]>(
      `select count(*) as orders from sales."order" where grand_total >= ? and grand_total < ?${states.join('')}`,
      [from, until, ...named.flatMap(([, labels]) => labels)],
    );
    return Number(row?.orders ?? 0);
  }

  private async countUpTo({ sql, values }: ListScope, limit: number): Promise<number> {
    const [row] = await this.em.execute<{ orders: string }[]>(
      `select count(*) as orders from (select from sales."order" o where ${sql} limit ?) matching`,
      [...values, limit],
    );
    return Number(row?.orders ?? 0);
  }
}

/** To two digits: it says no more than is known. */
function roughly(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - 2);
  return Math.round(count / unit) * unit;
}
