import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesListMyOrders } from '@gantry/contracts/endpoints/sales';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyBuyers } from '@gantry/contracts/schemas/company-buyer';
import { literal } from '@gantry/nest-kit/like';
import { buyersOf, mostBuyers } from '../shared/company-buyers.ts';
import { askedBuyer, buyerNameFor, type AskedBuyer } from '../shared/may-read-record.ts';
import { startOf } from '../shared/periods.ts';
import { orderTables } from './order-tables.ts';
import { summaryColumns, summaryOf } from './order-summary.ts';

type Query = ValidRequestOf<typeof salesListMyOrders>['query'];
const shown = labelsOf(lineStatuses).filter(isShownToCustomer);

/** Lists of what an account, or a company, has ordered. */
@Injectable()
export class MyOrdersRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Newest first; the search finds order and PO numbers, and names and part numbers of lines.
   * @throws DomainError NOT_PERMITTED for others' orders where the caller's role does not read those
   */
  async listOrders(caller: Identity, { buyer, ...query }: Query) {
    const asked = askedBuyer(caller, buyer);
    const { rows, total, page, size } = await this.findOrders(asked, query);
    if ('accountId' in asked) return { items: rows.map(summaryOf), total, page, size };
    const items = rows.map((row) => ({
      ...summaryOf(row),
      orderedBy: buyerNameFor({ accountId: row.account_id, name: row.name }, caller),
    }));
    return { items, total, page, size, buyers: await this.findBuyers(asked.companyId) };
  }

  private async findOrders(asked: AskedBuyer, { period = 'all', q, page = 1, size = 20 }: Query) {
    let matching = this.ordersOf(asked)
      .where('o.status', 'in', shown)
      .where('o.placed_at', '>=', startOf(period));
    if (q) {
      const pattern = `%${literal(q)}%`;
      matching = matching.where((eb) =>
        eb.or([
          eb('o.number', 'ilike', pattern),
          eb('o.po_number', 'ilike', pattern),
          ...('companyId' in asked ? [eb('o.name', 'ilike', pattern)] : []),
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
        .select(
          [...summaryColumns, 'account_id' as const, 'name' as const].map((column) => `o.${column}` as const),
        )
        .orderBy('o.placed_at', 'desc')
        .orderBy('o.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
      matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirst(),
    ]);
    return { rows, total: Number(counted?.total ?? 0), page, size };
  }

  private ordersOf(asked: AskedBuyer) {
    const orders = orderTables(this.em).selectFrom('order as o');
    if ('accountId' in asked) return orders.where('o.account_id', '=', asked.accountId);
    const ofCompany = orders.where('o.company_id', '=', asked.companyId);
    return asked.accountNumber ? ofCompany.where('o.account_number', '=', asked.accountNumber) : ofCompany;
  }

  /** Everybody who has ordered in the name of a company, by their newest name. */
  private findBuyers(companyId: string): Promise<CompanyBuyers> {
    return this.em.execute(buyersOf('sales."order"', 'placed_at'), [companyId, mostBuyers]);
  }
}
