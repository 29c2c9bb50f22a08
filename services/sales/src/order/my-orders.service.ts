import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Order as OrderView } from '@gantry/contracts/schemas/order';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import type { FastifyReply } from 'fastify';
import { PriceBook } from '../shared/price-book.ts';
import { buyerNameFor, mayReadRecord } from '../shared/may-read-record.ts';
import { holdsToken } from '../shared/record-token.ts';
import { customerOrder } from './order.mapper.ts';
import type { Order } from './order.entity.ts';
import { orderFilesOf } from './order-files-of.ts';
import { OrderRepository, type OrderRecord } from './order.repository.ts';
import { payToOf } from './payment-due.ts';

/** An order as it is asked for. */
interface OrderKey {
  readonly number: string;
  readonly token?: string | undefined;
}
interface OrderFileKey extends OrderKey {
  readonly id: string;
}

/** Orders as their buyers read them, and who reads those of their company; another's does not exist for the one who asks. */
@Injectable()
export class MyOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly store: StoreConfig,
    private readonly priceBook: PriceBook,
    private readonly files: RecordFiles,
  ) {}

  /** @throws DomainError NOT_FOUND also for the orders of others */
  getOrder(caller: Identity, number: string): Promise<OrderView> {
    return this.presentOrder(caller, { number });
  }

  /** For its readers or whoever holds its token. @throws DomainError NOT_FOUND for everybody else */
  confirmation(caller: Identity, number: string, token: string | undefined): Promise<OrderView> {
    return this.presentOrder(caller, { number, token });
  }

  /**
   * Sends a file of an order to its readers or whoever holds its token.
   * @throws DomainError NOT_FOUND for everybody else, UNAVAILABLE while it is not scanned
   */
  async sendFile(reply: FastifyReply, caller: Identity, { id, ...key }: OrderFileKey) {
    const { order } = await this.shownRecord(caller, key);
    await this.files.sendFile(reply, orderFilesOf(order), id, 'customer');
  }

  private async shownRecord(caller: Identity, { number, token }: OrderKey): Promise<OrderRecord> {
    const record = await this.orders.record(number);
    const mayRead = record && (mayReadRecord(record.order, caller) || holdsToken(record.order, token));
    if (!mayRead || !isShownToCustomer(record.order.status)) throw new DomainError('NOT_FOUND');
    return record;
  }

  private async presentOrder(caller: Identity, key: OrderKey): Promise<OrderView> {
    const record = await this.shownRecord(caller, key);
    const order = customerOrder(record);
    return {
      ...order,
      orderedBy: caller.accountId === null ? null : buyerNameFor(record.order, caller),
      lines: await this.inLanguage(order.lines, record.order),
      payTo: payToOf(record.order, this.store),
    };
  }

  /** Lines with the names their reader knows from the catalogue; those it has no name for keep the one ordered. */
  private async inLanguage(lines: OrderView['lines'], { accountId }: Order): Promise<OrderView['lines']> {
    const skus = lines.map(({ sku }) => sku);
    const names = await this.priceBook.localNames(skus, accountId ?? null);
    return lines.map((line) => ({ ...line, name: names.get(line.sku) ?? line.name }));
  }
}
