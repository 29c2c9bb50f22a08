import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Order as OrderView } from '@gantry/contracts/schemas/order';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import type { FastifyReply } from 'fastify';
import { PriceBook } from '../shared/price-book.ts';
import { holdsToken } from '../shared/record-token.ts';
import { customerOrder } from './order.mapper.ts';
import type { Order } from './order.entity.ts';
import { orderFilesOf } from './order-files-of.ts';
import { OrderRepository, type OrderRecord } from './order.repository.ts';
import { payToOf } from './payment-due.ts';

/** A file of an order as it is asked for. */
interface OrderFileKey {
  readonly number: string;
  readonly id: string;
  readonly token?: string | undefined;
}

/** Orders as their buyers read them; another's does not exist for the one who asks. */
@Injectable()
export class MyOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly store: StoreConfig,
    private readonly priceBook: PriceBook,
    private readonly files: RecordFiles,
  ) {}

  /** @throws DomainError NOT_FOUND also for the orders of other accounts */
  getOrder({ accountId }: Identity, number: string): Promise<OrderView> {
    return this.presentOrder(number, (order) => isOwner(order, accountId));
  }

  /** For its owner or whoever holds its token. @throws DomainError NOT_FOUND for everybody else */
  confirmation({ accountId }: Identity, number: string, token: string | undefined): Promise<OrderView> {
    return this.presentOrder(number, (order) => isOwner(order, accountId) || holdsToken(order, token));
  }

  /**
   * Sends a file of an order to its owner or whoever holds its token.
   * @throws DomainError NOT_FOUND for everybody else, UNAVAILABLE while it is not scanned
   */
  async sendFile(reply: FastifyReply, { accountId }: Identity, { number, id, token }: OrderFileKey) {
    const { order } = await this.shownRecord(
      number,
      (one) => isOwner(one, accountId) || holdsToken(one, token),
    );
    await this.files.sendFile(reply, orderFilesOf(order), id, 'customer');
  }

  private async shownRecord(number: string, mayRead: (order: Order) => boolean): Promise<OrderRecord> {
    const record = await this.orders.record(number);
    if (!record || !mayRead(record.order) || !isShownToCustomer(record.order.status))
      throw new DomainError('NOT_FOUND');
    return record;
  }

  private async presentOrder(number: string, mayRead: (order: Order) => boolean): Promise<OrderView> {
    const record = await this.shownRecord(number, mayRead);
    const order = customerOrder(record);
    return {
      ...order,
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

const isOwner = (order: Order, accountId: string | null) =>
  accountId !== null && order.accountId === accountId;
