import { Injectable } from '@nestjs/common';
import type { PageWindow } from '@gantry/nest-kit/page-window';
import { OrderTallyRepository, type TallyKind } from '../order-tally/order-tally.repository.ts';
import { CountOrders } from './count-orders.ts';
import type { ListScope } from './order-list-scope.ts';
import type { ListSort } from './order-list-sort.ts';
import { SampleOrders } from './sample-orders.ts';
import { leastOf } from './tally-buckets.ts';

/** Where in a list, sorted upward by its first column, a page begins. */
export interface ListPlace {
  /** the first value of the column that is looked at */
  readonly least: Date | number | string;
  /** rows from there that come before the page */
  readonly skip: number;
  /** whether the page begins about there: rows before it were estimated */
  readonly isAbout: boolean;
}

/** A page, and of how many rows. */
export interface WantedPage {
  readonly sort: ListSort;
  readonly window: PageWindow;
  readonly total: number;
}

/** Rows not further from an end of a list than this are walked to: it costs no more than to look them up. */
const nearRows = 500;
/** Where rows before a page would be estimated, so many from both ends are walked to. */
const exactRows = 2000;

/** So many rows are sorted at once rather than looked for in order: those of a day or a customer lie together. */
export const gatheredRows = 20_000;

/** Whether the tally knows what comes before a row of a list. */
export const isCounted = (scope: ListScope, { tally }: ListSort): boolean =>
  tally !== null && scope.isTallied && scope.ranges.every(({ kind }) => kind === tally);

/** Finds pages in the middle of long lists without a walk through what comes before. */
@Injectable()
export class FindPlace {
  constructor(
    private readonly tally: OrderTallyRepository,
    private readonly counts: CountOrders,
    private readonly samples: SampleOrders,
  ) {}

  /** @returns null where the page is to be walked to from its nearer end */
  async findPlace(scope: ListScope, page: WantedPage): Promise<ListPlace | null> {
    const { sort, window } = page;
    if (sort.tally && isCounted(scope, sort)) {
      // rows of a state may all lie far from the end of the column
      const isNear = window.offset <= nearRows && Object.keys(scope.options).length === 0;
      return isNear ? null : this.tallied(sort.tally, scope, page);
    }
    // many rows are of one state: where those of a page begin is not told by it
    return sort.tally && window.offset > exactRows ? this.sampled(scope, page) : null;
  }

  /** Where the tally counts what comes before. */
  private async tallied(kind: TallyKind, scope: ListScope, page: WantedPage): Promise<ListPlace | null> {
    const { options, ranges } = scope;
    const [own] = ranges;
    const from = own?.from ?? null;
    const below = own && from !== null ? await this.counts.countBelow(options, own.kind, from) : 0;
    const rank = below + rowsBefore(page);
    const place = await this.tally.findRank(kind, options, rank);
    if (!place) return null;
    return {
      least: leastOf(kind, place.bucket),
      skip: rank - Math.max(place.before, below),
      isAbout: false,
    };
  }

  /** Where a sample says about what comes before. */
  private async sampled(scope: ListScope, page: WantedPage): Promise<ListPlace | null> {
    const column = page.sort.keys[0]?.column ?? 'id';
    const { value } = await this.samples.sampleList(scope, column, rowsBefore(page) / page.total);
    return value === null ? null : { least: value, skip: 0, isAbout: true };
  }
}

/** Rows that come before the page where its first column is sorted upward. */
function rowsBefore({ sort, window, total }: WantedPage): number {
  const { isFromEnd, offset, limit } = window;
  const isDown = sort.keys[0]?.isDescending ?? false;
  return isDown === isFromEnd ? offset : total - offset - limit;
}
