import { Injectable } from '@nestjs/common';
import type { Requestable } from '@gantry/contracts/schemas/order-request';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import type { Call } from '@gantry/nest-kit/call';
import { OrderRepository } from '../order/order.repository.ts';
import { SalesConfig } from '../sales.config.ts';
import { PriceBook } from '../shared/price-book.ts';
import { checkRight, type OrderKey } from './create-request.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { requestableLine, windowsOf } from './requested-lines.ts';

/** What of an order may be cancelled or returned, with the names of products that the reader knows. */
@Injectable()
export class Requestables {
  constructor(
    private readonly orders: OrderRepository,
    private readonly requests: OrderRequestRepository,
    private readonly prices: PriceBook,
    private readonly config: SalesConfig,
  ) {}

  /** @throws DomainError NOT_FOUND also for the orders of others */
  async getRequestable(call: Call, key: OrderKey): Promise<Requestable> {
    const record = await this.orders.record(key.number);
    const order = checkRight(record?.order ?? null, call, key);
    const { isStaff = false } = key;
    const rules = { windows: windowsOf(this.config), isStaff };
    const shown = order.lines.getItems().filter(({ status }) => isStaff || isShownToCustomer(status));
    const lines = shown.map((line) => ({ ...requestableLine(order, line, rules), sku: line.sku }));
    const worded = await this.prices.worded(lines, order.accountId ?? null, call.locale);
    const requests = await this.requests.findOf(order);
    return {
      orderNumber: order.number,
      lines: worded.map(({ sku: _sku, ...line }) => line),
      requests: requests.map(({ number, type, status, createdAt }) => ({
        number,
        type,
        status,
        createdAt: createdAt.toISOString(),
      })),
    };
  }
}
