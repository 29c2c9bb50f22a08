import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { mayEditQuoteLines, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { OrderRepository } from '../order/order.repository.ts';

const openQuoteStatuses = labelsOf(quoteStatuses).filter(mayEditQuoteLines);

/** What an account owes and has open. */
@Injectable()
export class CreditUseRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
  ) {}

  /** @returns minor units owed or to be owed on net terms, and how many orders and quotes are open */
  async creditUseOf(accountId: string) {
    const exposure = await this.orders.exposure(accountId);
    const [row] = await this.em.execute<{ orders: number; quotes: number }[]>(
      `select (select count(*)::int from sales."order"
               where account_id = ? and state not in ('complete', 'canceled', 'closed')) as orders,
              (select count(*)::int from sales.inquiry
               where account_id = ? and status in (select jsonb_array_elements_text(?::jsonb))) as quotes`,
      [accountId, accountId, JSON.stringify(openQuoteStatuses)],
    );
    return { exposure, openOrders: row?.orders ?? 0, openQuotes: row?.quotes ?? 0 };
  }
}
