import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesListMyOrders } from '@gantry/contracts/endpoints/sales';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { literal } from '@gantry/nest-kit/like';
import { startOf } from '../shared/periods.ts';
import { orderTables } from './order-tables.ts';
import { summaryColumns, summaryOf } from './order-summary.ts';

type Query = ValidRequestOf<typeof salesListMyOrders>['query'];
const shown = labelsOf(lineStatuses).filter(isShownToCustomer);

/** Lists of what an account has ordered. */
@Injectable()
export class MyOrdersRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first; the search finds order and PO numbers, and names and part numbers of lines. */
  async listOrders(accountId: string, { period = 'all', q, page = 1, size = 20 }: Query) {
    let matching = orderTables(this.em)
      .selectFrom('order as o')
      .where('o.account_id', '=', accountId)
      .where('o.status', 'in', shown)
      .where('o.placed_at', '>=', startOf(period));
    if (q) {
      const pattern = `%${literal(q)}%`;
      matching = matching.where((eb) =>
        eb.or([
          eb('o.number', 'ilike', pattern),
          eb('o.po_number', 'ilike', pattern),
          eb.exists(
            eb
              .selectFrom('order_line as l')
              .select('l.order_id')
              .whereRef('l.order_id', '=', 'o.id')
              .where((line) =>
                line.or([line('l.name', 'ilike', pattern), line('l.part_number', 'ilike', pattern)]),
              ),
          ),
        ]),
      );
    }
    const [rows, counted] = await Promise.all([
      matching
        .select(summaryColumns.map((column) => `o.${column}` as const))
        .orderBy('o.placed_at', 'desc')
        .orderBy('o.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
      matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirst(),
    ]);
    return { items: rows.map(summaryOf), total: Number(counted?.total ?? 0), page, size };
  }
}
