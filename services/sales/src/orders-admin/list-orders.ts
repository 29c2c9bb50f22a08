import { Injectable } from '@nestjs/common';
import { adminOrderColumns } from '@gantry/contracts/admin-order-columns';
import type { ResponseOf, ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminListOrders } from '@gantry/contracts/endpoints/sales';
import { parseFilter } from '@gantry/contracts/table-filter';
import { orderQueues } from '@gantry/contracts/work-queues';
import type { ListQuery, ListRecord } from '@gantry/nest-kit/list-index';
import { summaryOf } from '../order/order-summary.ts';
import type { OrderRow } from '../order/order-tables.ts';
import type { ListedOrderColumn } from './listed-orders.ts';
import { OrderList } from './order-list.ts';
import { sortOf } from './order-list-sort.ts';

type Query = ValidRequestOf<typeof salesAdminListOrders>['query'];
type ListedOrder = ResponseOf<typeof salesAdminListOrders>['items'][number];
type OneOf = ListQuery<ListedOrderColumn>['oneOf'][number];

/** The back office's table of all orders. */
@Injectable()
export class ListOrders {
  constructor(private readonly list: OrderList) {}

  /**
   * A page of orders, and how many there are, exactly.
   * @param reader account of whoever reads, whose own orders `assigned` may ask for
   */
  async listOrders(reader: string | null, query: Query) {
    const { page = 1, size = 50, sort = '-placedAt', filter } = query;
    const list = await this.list.current();
    const { total, records } = list.findPage({
      clauses: parseFilter(filter, adminOrderColumns),
      oneOf: [...ofQueue(query.queue), ...ofAssignee(query.assigned, reader)],
      sort: sortOf(sort),
      page,
      size,
    });
    return { items: records.map(listedOrder), total, page, size };
  }
}

const ofQueue = (queue: Query['queue']): OneOf[] =>
  queue ? [{ column: 'status', values: orderQueues[queue] }] : [];

/** Only one's own, or only what is nobody's. */
function ofAssignee(assigned: Query['assigned'], reader: string | null): OneOf[] {
  if (!assigned) return [];
  return [{ column: 'assigneeId', values: assigned === 'mine' ? [reader ?? ''] : [null] }];
}

/** What the list holds of an order are columns of its row: they are of their types. */
function listedOrder(record: ListRecord<ListedOrderColumn>): ListedOrder {
  const row = {
    number: record.number,
    placed_at: new Date(Number(record.placedAt) / 1000),
    state: record.state,
    status: record.status,
    payment_status: record.paymentStatus,
    po_number: record.poNumber,
    currency: record.currency,
    grand_total: record.grandTotal,
    line_count: record.lineCount,
  } as unknown as Parameters<typeof summaryOf>[0];
  const { email, company, assignee } = record as unknown as Pick<OrderRow, 'email' | 'company' | 'assignee'>;
  return { ...summaryOf(row), email, company, assignee };
}
