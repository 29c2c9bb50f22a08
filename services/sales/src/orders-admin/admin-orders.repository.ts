import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { orderQueues } from '@gantry/contracts/work-queues';
import type { salesAdminListOrders } from '@gantry/contracts/endpoints/sales';
import { pageWindow } from '@gantry/nest-kit/page-window';
import { summaryColumns, summaryOf } from '../order/order-summary.ts';
import type { OrderRow } from '../order/order-tables.ts';
import { CountOrders } from './count-orders.ts';
import { FindPlace, type ListPlace, type WantedPage } from './find-place.ts';
import { conditionsOf } from './order-filter.ts';
import { scopeOf, type ListScope } from './order-list-scope.ts';
import { orderSql, sortOf } from './order-list-sort.ts';

type Query = ValidRequestOf<typeof salesAdminListOrders>['query'];

const columns = [...summaryColumns, 'email', 'company'] as const;
type ListedRow = Pick<OrderRow, (typeof columns)[number]>;
const selected = columns.map((column) => `o.${column}`).join(', ');

/** All orders, for the back office. */
@Injectable()
export class AdminOrdersRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly counts: CountOrders,
    private readonly places: FindPlace,
  ) {}

  /** The total first: it tells from which end the page is nearer, and where in the list it begins. */
  async listOrders({ page = 1, size = 50, sort = '-placedAt', filter, queue }: Query) {
    const scope = scopeOf(conditionsOf(filter), queue ? orderQueues[queue] : null);
    const { total, isAbout: totalIsAbout } = await this.counts.countList(scope);
    const window = pageWindow(total, page, size);
    if (!window) return { items: [], total, totalIsAbout, pageIsAbout: false, page, size };
    const wanted: WantedPage = { sort: sortOf(sort), window, total };
    const place = await this.places.findPlace(scope, wanted);
    const rows = place ? await this.rowsFrom(place, scope, wanted) : await this.rowsNear(scope, wanted);
    const items = rows.map((row) => ({ ...summaryOf(row), email: row.email, company: row.company }));
    return { items, total, totalIsAbout, pageIsAbout: place?.isAbout ?? false, page, size };
  }

  /** A walk from the nearer end. */
  private async rowsNear({ sql, values }: ListScope, { sort, window }: WantedPage): Promise<ListedRow[]> {
    const rows = await this.em.execute<ListedRow[]>(
      `select ${selected} from sales."order" o where ${sql}
       order by ${orderSql(sort, window.isFromEnd)} limit ? offset ?`,
      [...values, window.limit, window.offset],
    );
    return window.isFromEnd ? rows.toReversed() : rows;
  }

  /** A walk upward from a place that was looked up. */
  private async rowsFrom(
    { least, skip }: ListPlace,
    { sql, values }: ListScope,
    { sort, window }: WantedPage,
  ): Promise<ListedRow[]> {
    const [first] = sort.keys;
    const isDown = first?.isDescending ?? false;
    const rows = await this.em.execute<ListedRow[]>(
      `select ${selected} from sales."order" o where ${sql} and o.${first?.column} >= ?
       order by ${orderSql(sort, isDown)} limit ? offset ?`,
      [...values, least, window.limit, skip],
    );
    return isDown ? rows.toReversed() : rows;
  }
}
