import { Injectable } from '@nestjs/common';
import type { PageWindow } from '@gantry/nest-kit/page-window';
import { OrderTallyRepository, type TallyKind } from '../order-tally/order-tally.repository.ts';
import { CountOrders } from './count-orders.ts';
import type { ListScope } from './order-list-scope.ts';
import type { ListSort } from './order-list-sort.ts';
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

/** Finds pages in the middle of long lists without a walk through what comes before. */
@Injectable()
export class FindPlace {
  constructor(
    private readonly tally: OrderTallyRepository,
    private readonly counts: CountOrders,
  ) {}

  /** @returns null where the page is to be walked to from its nearer end */
  async findPlace(scope: ListScope, page: WantedPage): Promise<ListPlace | null> {
    const { sort, window } = page;
    const kind = sort.tally;
    const isAbout = !(scope.isTallied && scope.ranges.every((range) => range.kind === kind));
    if (!kind || window.offset <= (isAbout ? exactRows : nearRows)) return null;
    const own = scope.ranges.find((range) => range.kind === kind) ?? null;
    const from = own?.from ?? null;
    const below = own && from !== null ? await this.counts.countBelow(scope.options, own.kind, from) : 0;
    const rows = rowsBefore(page);
    const rank = isAbout
      ? below + Math.floor((rows / page.total) * (await this.counts.countRange(scope.options, own)))
      : below + rows;
    return this.placeOf(scope, { kind, rank, below, isAbout });
  }

  private async placeOf(
    { options }: ListScope,
    { kind, rank, below, isAbout }: { kind: TallyKind; rank: number; below: number; isAbout: boolean },
  ): Promise<ListPlace | null> {
    const found = await this.tally.findRank(kind, options, rank);
    if (!found) return null;
    const skip = isAbout ? 0 : rank - Math.max(found.before, below);
    return { least: leastOf(kind, found.bucket), skip, isAbout };
  }
}

/** Rows that come before the page where its first column is sorted upward. */
function rowsBefore({ sort, window, total }: WantedPage): number {
  const { isFromEnd, offset, limit } = window;
  const isDown = sort.keys[0]?.isDescending ?? false;
  return isDown === isFromEnd ? offset : total - offset - limit;
}
