import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { orderRequestStatuses } from '@gantry/domain/statuses/order-request-statuses';
import { mayEditQuoteLines, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { CreditRepository } from '../credit/credit.repository.ts';

const openQuoteStatuses = labelsOf(quoteStatuses).filter(mayEditQuoteLines);
const endedRequestStatuses = labelsOf(orderRequestStatuses).filter(
  (status) => 'isOver' in orderRequestStatuses[status] && orderRequestStatuses[status].isOver,
);

/** What an account owes and has open. */
@Injectable()
export class CreditUseRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly credit: CreditRepository,
  ) {}

  /** What is to be settled before an account may be erased. */
  async openBusinessOf(accountId: string) {
    const { openOrders } = await this.creditUseOf(accountId);
    const balance = await this.credit.balanceOfAccount(accountId);
    const [row] = await this.em.execute<{ requests: number; approvals: number }[]>(
      `select (select count(*)::int from sales.order_request r join sales."order" o on o.id = r.order_id
               where o.account_id = ? and r.status not in (select jsonb_array_elements_text(?::jsonb))) as requests,
              (select count(*)::int from sales.order_approval
               where account_id = ? and status = 'waiting') as approvals`,
      [accountId, JSON.stringify(endedRequestStatuses), accountId],
    );
    return {
      balance,
      openOrders,
      openRequests: row?.requests ?? 0,
      waitingApprovals: row?.approvals ?? 0,
    };
  }

  /** @returns minor units owed or to be owed on net terms of its own line, and how many orders and quotes are open */
  async creditUseOf(accountId: string) {
    const exposure = await this.credit.exposureOfAccount(accountId);
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
