import { Injectable } from '@nestjs/common';
import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { orderQueues } from '@gantry/contracts/work-queues';
import type { salesAdminListOrders } from '@gantry/contracts/endpoints/sales';
import { pageWindow } from '@gantry/nest-kit/page-window';
import { summaryColumns, summaryOf } from '../order/order-summary.ts';
import type { OrderRow } from '../order/order-tables.ts';
import { CountOrders } from './count-orders.ts';
import { FindPlace, gatheredRows, isCounted, type ListPlace, type WantedPage } from './find-place.ts';
import { KnownCustomers } from './known-customers.ts';
import { conditionsOf } from './order-filter.ts';
import { ofAssignee, scopeOf, type ListScope, type NamedCondition } from './order-list-scope.ts';
import { orderSql, sortOf } from './order-list-sort.ts';

type Query = ValidRequestOf<typeof salesAdminListOrders>['query'];

const columns = [...summaryColumns, 'email', 'company', 'assignee'] as const;
type ListedRow = Pick<OrderRow, (typeof columns)[number]>;
const selected = columns.map((column) => `o.${column}`).join(', ');

/** All orders, for the back office. */
@Injectable()
export class AdminOrdersRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly counts: CountOrders,
    private readonly places: FindPlace,
    private readonly customers: KnownCustomers,
  ) {}

  /**
   * The total first: it tells from which end the page is nearer, and where in the list it begins. What is read in one
   * transaction agrees; rows anywhere cost the same there, as they do where the database's pages are in memory.
   * @param reader account of whoever reads, whose own orders `assigned` may ask for
   */
  listOrders(reader: string | null, query: Query) {
    return this.em.transactional(
      async () => {
        await this.em.execute(
          `select set_config('random_page_cost', '1.1', true), set_config('max_parallel_workers_per_gather', '0', true)`,
        );
        return this.listPage(reader, query);
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }

  private async listPage(
    reader: string | null,
    { page = 1, size = 50, sort = '-placedAt', filter, queue, assigned }: Query,
  ) {
    const scope = ofAssignee(await this.scopeOf(filter, queue), assigned, reader);
    const { total, isAbout: totalIsAbout } = await this.counts.countList(scope);
    const window = pageWindow(total, page, size);
    if (!window) return { items: [], total, totalIsAbout, pageIsAbout: false, page, size };
    const wanted: WantedPage = { sort: sortOf(sort), window, total };
    const isGathered = gathers(scope, wanted, totalIsAbout);
    const place = isGathered ? null : await this.places.findPlace(scope, wanted);
    if (totalIsAbout && scope.isScattered) await this.walkInOrder();
    const rows = place
      ? await this.rowsFrom(place, scope, wanted)
      : await this.rowsNear(scope, wanted, isGathered);
    const items = rows.map((row) => ({
      ...summaryOf(row),
      email: row.email,
      company: row.company,
      assignee: row.assignee,
    }));
    return { items, total, totalIsAbout, pageIsAbout: place?.isAbout ?? false, page, size };
  }

  private async scopeOf(filter: Query['filter'], queue: Query['queue']): Promise<ListScope> {
    const conditions: NamedCondition[] = [];
    for (const condition of conditionsOf(filter))
      conditions.push({ ...condition, names: await this.customers.namedBy(condition) });
    return scopeOf(conditions, queue ? orderQueues[queue] : null);
  }

  /** Of very many rows the first in order come sooner than all to be sorted, which the database cannot know. */
  private async walkInOrder(): Promise<void> {
    await this.em.execute(
      `select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
    );
  }

  /** A walk from the nearer end; what a short list has is gathered before it is sorted. */
  private async rowsNear(
    { sql, values }: ListScope,
    { sort, window }: WantedPage,
    isGathered: boolean,
  ): Promise<ListedRow[]> {
    const order = orderSql(sort, window.isFromEnd);
    const all = `select o.id, ${sort.keys.map(({ column }) => `o.${column}`).join(', ')}
      from sales."order" o where ${sql}`;
    const rows = await this.rowsOf(
      `with matching as ${isGathered ? '' : 'not '}materialized (${all})
       select o.id from matching o order by ${order} limit ? offset ?`,
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
    const rows = await this.rowsOf(
      `select o.id from sales."order" o where ${sql} and o.${first?.column} >= ?
       order by ${orderSql(sort, isDown)} limit ? offset ?`,
      [...values, least, window.limit, skip],
    );
    return isDown ? rows.toReversed() : rows;
  }

  /** In the order of their ids, which an index alone may tell: only rows of the page are read. */
  private async rowsOf(idsSql: string, values: readonly unknown[]): Promise<ListedRow[]> {
    const ids = await this.em.execute<{ id: string }[]>(idsSql, [...values]);
    if (ids.length === 0) return [];
    const rows = await this.em.execute<(ListedRow & { id: string })[]>(
      `select o.id, ${selected} from sales."order" o where o.id in (${ids.map(() => '?').join(', ')})`,
      ids.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap(({ id }) => byId.get(id) ?? []);
  }
}

/** So many days or totals are sorted from an index that holds all columns of a list but states. */
const indexedRows = 150_000;

/** Whether all rows of a list are gathered before they are sorted: those of a range may all lie far down the other column. */
function gathers(scope: ListScope, { sort, total }: WantedPage, isAbout: boolean): boolean {
  const hasStates = Object.keys(scope.options).length > 0;
  if (isCounted(scope, sort)) return hasStates && total <= gatheredRows;
  if (scope.isTallied) return total <= (hasStates ? gatheredRows : indexedRows);
  return !isAbout || (total <= gatheredRows && !scope.isScattered);
}
