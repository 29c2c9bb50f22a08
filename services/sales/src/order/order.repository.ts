import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { atOneMoment } from '@gantry/nest-kit/at-one-moment';
import type { CheckoutDefaults } from '@gantry/contracts/schemas/order';
import type { RecordFile } from '@gantry/contracts/schemas/record-file';
import type { CartOwner } from '../cart/cart-owner.ts';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { Order } from './order.entity.ts';
import { orderFilesOf } from './order-files-of.ts';
import { StatusChange } from './status-change.entity.ts';

/** An order with its lines, its timeline, and its files. */
export interface OrderRecord {
  readonly order: Order;
  readonly history: readonly StatusChange[];
  /** the buyer's papers */
  readonly files: readonly RecordFile[];
}

/** Orders in the database, one at a time; lists are read by the list repositories. */
@Injectable()
export class OrderRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly files: RecordFiles,
  ) {}

  /** Numbers rise but need not be without gaps; who may open an order is decided by ownership or its token. */
  async nextNumber(): Promise<string> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select nextval('sales.order_number')::text as number`,
    );
    if (!row) throw new Error('the sequence gave no number');
    return row.number;
  }

  /** An order with how the price of its shipping came about. */
  findShippingRecord(number: string): Promise<Order | null> {
    return this.em.findOne(Order, { number }, { populate: ['shippingRecord'] });
  }

  /** All of one moment: a transition that comes meanwhile is in lines, sums and timeline, or in none of them. */
  record(number: string): Promise<OrderRecord | null> {
    return atOneMoment(this.em, async (em) => {
      const order = await em.findOne(Order, { number }, { populate: ['lines'] });
      if (!order) return null;
      const history = await em.find(StatusChange, { orderId: order.id }, { orderBy: { id: 'asc' } });
      const files = await this.files.listFiles(orderFilesOf(order), 'store');
      return { order, history, files };
    });
  }

  /** The order with its lines, locked until the transaction ends. */
  async lock(number: string): Promise<Order | null> {
    const order = await this.em.findOne(
      Order,
      { number },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (order) await this.em.populate(order, ['lines'], { refresh: true });
    return order;
  }

  /** Orders of nobody's account that were placed with an e-mail address, locked until the transaction ends. */
  async lockGuestOrders(email: string): Promise<Order[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      'select id from sales."order" where account_id is null and lower(email) = lower(?) order by id',
      [email],
    );
    const id = { $in: rows.map((row) => row.id) };
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    return this.em.find(Order, { id, accountId: null }, { ...locked, orderBy: { id: 'asc' } });
  }

  /** Those of some orders of which nothing is invoiced or has ended. */
  async findUninvoiced(numbers: readonly string[]): Promise<string[]> {
    const open = { invoicedGoods: 0, state: { $nin: ['complete', 'closed', 'canceled'] as const } };
    const orders = await this.em.find(
      Order,
      { number: { $in: [...numbers] }, ...open },
      { fields: ['number'], orderBy: { number: 'asc' } },
    );
    return orders.map(({ number }) => number);
  }

  /** The order this buyer has placed by exactly this request within the last day. */
  async findRepeat({ accountId, token }: CartOwner, requestHash: string) {
    const [row] = await this.em.execute<{ number: string; token: string }[]>(
      `select o.number, o.token from sales."order" o join sales.cart c on c.id = o.cart_id
       where o.request_hash = ? and o.placed_at > now() - interval '1 day'
         and (o.account_id = ? or (o.account_id is null and c.token = ?))
       order by o.placed_at desc limit 1`,
      [requestHash, accountId, token],
    );
    return row ?? null;
  }

  /** Where and how the newest order of an account goes and is paid; null before its first. */
  async lastChoices(accountId: string): Promise<CheckoutDefaults['last']> {
    const order = await this.em.findOne(
      Order,
      { accountId },
      {
        orderBy: { placedAt: 'desc' },
        fields: ['shipTo', 'billTo', 'shippingService', 'paymentTerm', 'paymentService', 'costCenterId'],
      },
    );
    if (!order) return null;
    const { shipTo, billTo, shippingService, paymentTerm, paymentService, costCenterId = null } = order;
    return { shipTo, billTo, shippingService, paymentTerm, paymentService, costCenterId };
  }
}
