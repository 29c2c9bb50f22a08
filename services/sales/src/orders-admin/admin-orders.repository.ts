import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { adminOrderColumns } from '@gantry/contracts/admin-order-columns';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminListOrders } from '@gantry/contracts/endpoints/sales';
import { parseFilter } from '@gantry/contracts/table-filter';
import { orderQueues } from '@gantry/contracts/work-queues';
import type { ListQuery } from '@gantry/nest-kit/list-index';
import { summaryColumns, summaryOf } from '../order/order-summary.ts';
import type { OrderRow } from '../order/order-tables.ts';
import type { ListedOrderColumn } from './listed-orders.ts';
import { OrderList } from './order-list.ts';
import { sortOf } from './order-list-sort.ts';

type Query = ValidRequestOf<typeof salesAdminListOrders>['query'];
type OneOf = ListQuery<ListedOrderColumn>['oneOf'][number];

const columns = [...summaryColumns, 'email', 'company', 'assignee'] as const;
type ListedRow = Pick<OrderRow, (typeof columns)[number]>;
const selected = columns.join(', ');

/** All orders, for the back office. */
@Injectable()
export class AdminOrdersRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly list: OrderList,
  ) {}

  /**
   * A page of orders and how many there are, exactly; what is on the page is told by the list in memory, what its orders
   * say by the database.
   * @param reader account of whoever reads, whose own orders `assigned` may ask for
   */
  async listOrders(reader: string | null, query: Query) {
    const { page = 1, size = 50, sort = '-placedAt', filter } = query;
    const list = await this.list.current();
    const { total, keys } = list.find({
      clauses: parseFilter(filter, adminOrderColumns),
      oneOf: [...ofQueue(query.queue), ...ofAssignee(query.assigned, reader)],
      sort: sortOf(sort),
      page,
      size,
    });
    const rows = await this.rowsOf(keys.map(String));
    const items = rows.map((row) => ({
      ...summaryOf(row),
      email: row.email,
      company: row.company,
      assignee: row.assignee,
    }));
    return { items, total, page, size };
  }

  /** In the order of their numbers as they are given. */
  private async rowsOf(numbers: readonly string[]): Promise<ListedRow[]> {
    if (numbers.length === 0) return [];
    const rows = await this.em.execute<ListedRow[]>(
      `select ${selected} from sales."order" where number = any(string_to_array(?, ','))`,
      [numbers.join(',')],
    );
    const byNumber = new Map(rows.map((row) => [row.number, row]));
    return numbers.flatMap((number) => byNumber.get(number) ?? []);
  }
}

const ofQueue = (queue: Query['queue']): OneOf[] =>
  queue ? [{ column: 'status', values: orderQueues[queue] }] : [];

/** Only one's own, or only what is nobody's. */
function ofAssignee(assigned: Query['assigned'], reader: string | null): OneOf[] {
  if (!assigned) return [];
  return [{ column: 'assigneeId', values: assigned === 'mine' ? [reader ?? ''] : [null] }];
}
