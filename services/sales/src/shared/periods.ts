import type { orderPeriods } from '@gantry/contracts/list-orders';

const day = 24 * 60 * 60 * 1000;

/** When a period of specification §3 begins: `all` with January 2022, the others so many days ago. */
export function startOf(period: (typeof orderPeriods)[number]): Date {
  return period === 'all' ? new Date('2022-01-01T00:00:00Z') : new Date(Date.now() - Number(period) * day);
}
