import { Injectable } from '@nestjs/common';
import type { Overview, OverviewPeriod } from '@gantry/contracts/schemas/operations';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import { costRoles, figureRoles, isOneOfRoles, type Role } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
import { FiguresRepository } from './figures.repository.ts';
import { periodsOf } from './overview-period.ts';

/** How the store has been doing. */
@Injectable()
export class ReadOverview {
  constructor(private readonly figures: FiguresRepository) {}

  /** Sums are for roles that see money, what quotes bring above their cost for those that see costs. */
  async getOverview({ caller }: Call, days: OverviewPeriod, at = new Date()): Promise<Overview> {
    const { now, before, grain } = periodsOf(days, at);
    const seesMoney = isOneOfRoles(figureRoles, caller.role);
    const shown = ({ orders, revenue }: { orders: number; revenue: number }) => ({
      orders,
      revenue: seesMoney ? revenue : null,
    });
    const buckets = await this.figures.salesByGrain(now.from, now.until, grain);
    const today = wallClock(at, storeHours.timeZone).day;
    const { late, lines } = await this.figures.lateLines(today);
    return {
      ...now,
      grain,
      now: shown(sumOf(buckets)),
      before: shown(await this.figures.salesOf(before)),
      buckets: buckets.map((bucket) => ({ from: bucket.from, ...shown(bucket) })),
      quotes: { ...(await this.figures.quotesOf(now)), margin: await this.margin(now, caller.role) },
      promises: { ...(await this.figures.promisesOf(now)), late },
      lateLines: lines,
      returns: await this.figures.returnsOf(now),
      shortages: await this.figures.shortages(),
    };
  }

  private async margin(period: { from: string; until: string }, role: Role | null) {
    if (!isOneOfRoles(costRoles, role)) return null;
    const margin = await this.figures.offeredMargin(period);
    return margin.goods > 0 ? margin : null;
  }
}

const sumOf = (parts: readonly { orders: number; revenue: number }[]) => ({
  orders: parts.reduce((sum, { orders }) => sum + orders, 0),
  revenue: parts.reduce((sum, { revenue }) => sum + revenue, 0),
});
