import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { orderQueues } from '@gantry/contracts/work-queues';
import type { salesAdminListOrders } from '@gantry/contracts/endpoints/sales';
import { summaryColumns, summaryOf } from '../order/order-summary.ts';
import { orderTables } from '../order/order-tables.ts';
import { conditionsOf } from './order-filter.ts';
import { pageWindow, type PageWindow } from '@gantry/nest-kit/page-window';

type Query = ValidRequestOf<typeof salesAdminListOrders>['query'];
type Sort = NonNullable<Query['sort']>;

const sortColumns = {
  placedAt: 'placed_at',
  grandTotal: 'grand_total',
  number: 'number',
} as const;

/** All orders, for the back office. */
@Injectable()
export class AdminOrdersRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * The total first: it tells from which end the page is nearer.
   * @param reader account of whoever reads, whose own orders `assigned` may ask for
   */
  async listOrders(
    reader: string | null,
    { page = 1, size = 50, sort = '-placedAt', filter, queue, assigned }: Query,
  ) {
    let matching = orderTables(this.em).selectFrom('order as o');
    for (const { column, operator, value } of conditionsOf(filter)) {
      matching = matching.where(`o.${column}`, operator, value);
    }
    if (queue) matching = matching.where('o.status', 'in', [...orderQueues[queue]]);
    if (assigned === 'mine') matching = matching.where('o.assignee_id', '=', reader);
    if (assigned === 'nobody') matching = matching.where('o.assignee_id', 'is', null);
    const counted = await matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirst();
    const total = Number(counted?.total ?? 0);
    const window = pageWindow(total, page, size);
    if (!window) return { items: [], total, page, size };
    const { column, direction } = orderOf(sort, window);
    const rows = await matching
      .select([...summaryColumns, 'email', 'company', 'assignee'])
      .orderBy(`o.${column}`, direction)
      .orderBy('o.id', direction)
      .limit(window.limit)
      .offset(window.offset)
      .execute();
    const items = rows.map((row) => ({
      ...summaryOf(row),
      email: row.email,
      company: row.company,
      assignee: row.assignee,
    }));
    return { items: window.isFromEnd ? items.toReversed() : items, total, page, size };
  }
}

function orderOf(sort: Sort, { isFromEnd }: PageWindow) {
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  const isDescending = sort.startsWith('-') !== isFromEnd;
  return { column, direction: isDescending ? ('desc' as const) : ('asc' as const) };
}
