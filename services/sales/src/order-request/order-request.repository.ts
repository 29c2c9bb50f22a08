import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminListOrderRequests } from '@gantry/contracts/endpoints/order-requests';
import type {
  adminRequestSorts,
  AdminRequests,
  MyRequest,
  RequestQueue,
} from '@gantry/contracts/schemas/order-request';
import { orderRequestStatuses } from '@gantry/domain/statuses/order-request-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { orderBy } from '@gantry/nest-kit/sort-columns';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { OrderRequestEvent } from './order-request-event.entity.ts';
import { OrderRequest } from './order-request.entity.ts';

type Query = ValidRequestOf<typeof salesAdminListOrderRequests>['query'];
type Row = Omit<AdminRequests['items'][number], 'createdAt' | 'dueAt'> & {
  readonly createdAt: Date;
  readonly dueAt: Date | null;
};

const statuses = labelsOf(orderRequestStatuses);
const inStatus = (fits: (status: (typeof statuses)[number]) => boolean): string =>
  `r.status in (${statuses
    .filter(fits)
    .map((status) => `'${status}'`)
    .join(', ')})`;
const open = inStatus((status) => !orderRequestStatuses[status].isOver);
const withLine = (...labels: string[]): string =>
  `exists (select 1 from sales.order_request_line q join sales.order_line l on l.id = q.order_line_id
     where q.request_id = r.id and l.status in (${labels.map((label) => `'${label}'`).join(', ')}))`;
const late = `(${open} and r.due_at < now())`;
const sorts: Readonly<Record<(typeof adminRequestSorts)[number], string>> = {
  number: 'lpad(r.number, 20)',
  type: 'r.type',
  subject: 'r.subject',
  status: 'r.status',
  order: 'lpad(o.number, 20)',
  customer: 'lower(coalesce(o.company, o.name))',
  refund: 'r.refund',
  due: 'r.due_at',
};
/** What lies in a queue. */
const queues: Readonly<Record<RequestQueue, string>> = {
  'to-decide': inStatus((status) => orderRequestStatuses[status].isUndecided === true),
  late,
  'to-receive': `${open} and ${withLine('rma-sent', 'rma-return-awaiting')}`,
  'to-resolve': `${open} and ${withLine('rma-return-received')}`,
  'to-replace': `${open} and ${withLine('rma-replacement-processing')}`,
  'refused-refunds': `${open} and exists (select 1 from sales.refund f where f.request_id = r.id and f.status = 'refused'
    and not exists (select 1 from sales.refund n where n.request_id = r.id and n.created_at > f.created_at))`,
  open,
  all: 'true',
};

/** A request with its order, both locked until the transaction ends; the order always first. */
export interface LockedRequest {
  readonly order: Order;
  readonly request: OrderRequest;
}

/** Requests of orders in the database. */
@Injectable()
export class OrderRequestRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
  ) {}

  async nextNumber(): Promise<string> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select 'r-' || nextval('sales.order_request_number') as number`,
    );
    if (!row) throw new Error('the sequence gave no number');
    return row.number;
  }

  /** With its lines and the order's. */
  async findRequest(number: string): Promise<OrderRequest | null> {
    const request = await this.em.findOne(OrderRequest, { number }, { refresh: true });
    if (request) await this.em.populate(request, ['order.lines', 'lines.orderLine'], { refresh: true });
    return request;
  }

  /** Requests of an order, newest first. */
  findOf(order: Order): Promise<OrderRequest[]> {
    return this.em.find(OrderRequest, { order: order.id }, { orderBy: { createdAt: 'desc' } });
  }

  findEvents({ id }: OrderRequest): Promise<OrderRequestEvent[]> {
    return this.em.find(OrderRequestEvent, { requestId: id }, { orderBy: { id: 'asc' } });
  }

  async lock(number: string): Promise<LockedRequest | null> {
    const found = await this.em.findOne(OrderRequest, { number }, { populate: ['order'] });
    const order = found && (await this.orders.lock(found.order.number));
    if (!order) return null;
    const request = await this.em.findOne(
      OrderRequest,
      { number },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!request) return null;
    await this.em.populate(request, ['lines.orderLine'], { refresh: true });
    return { order, request };
  }

  /** The number of the request a refund settles. */
  async numberOf(id: string): Promise<string | null> {
    const found = await this.em.findOne(OrderRequest, { id }, { fields: ['number'] });
    return found?.number ?? null;
  }

  /** The number of the request of which a parcel travels with a label. */
  async numberOfLabel(provider: string, tracking: string): Promise<string | null> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select number from sales.order_request where labels <> '[]'
         and labels @> jsonb_build_array(jsonb_build_object('tracking', ?::text, 'provider', ?::text))`,
      [tracking, provider],
    );
    return row?.number ?? null;
  }

  /** Those of an account's orders, newest first. */
  async listOwn(
    accountId: string,
    { page = 1, size = 25 }: { page?: number | undefined; size?: number | undefined },
  ) {
    const from =
      'from sales.order_request r join sales."order" o on o.id = r.order_id where o.account_id = ?';
    const rows = await this.em.execute<(Omit<MyRequest, 'createdAt'> & { createdAt: Date })[]>(
      `select ${headColumns} ${from} order by r.created_at desc, r.id limit ? offset ?`,
      [accountId, size, (page - 1) * size],
    );
    const [found] = await this.em.execute<{ total: number }[]>(`select count(*)::int as total ${from}`, [
      accountId,
    ]);
    const items = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
    return { items, total: found?.total ?? 0, page, size };
  }

  /** What is due first comes first, all together newest first. */
  async listRequests({ queue, search, sort, page = 1, size = 50 }: Query): Promise<AdminRequests> {
    const isFound = search
      ? `and (r.number = lower(?) or o.number = lower(?) or strpos(lower(o.name), lower(?)) > 0
          or strpos(lower(o.email), lower(?)) > 0 or strpos(lower(o.company), lower(?)) > 0)`
      : '';
    const words = search ? Array.from({ length: 5 }, () => search) : [];
    const from = `from sales.order_request r join sales."order" o on o.id = r.order_id where ${queues[queue]} ${isFound}`;
    const otherwise = queue === 'all' ? 'r.created_at desc' : 'r.due_at nulls last, r.created_at';
    const order = orderBy(sort, { names: sorts, id: 'r.id', otherwise });
    const [rows, found, counts] = await Promise.all([
      this.em.execute<Row[]>(
        `select ${headColumns}, o.name, o.company, r.due_at as "dueAt", ${late} is true as "isLate"
         ${from} order by ${order} limit ? offset ?`,
        [...words, size, (page - 1) * size],
      ),
      this.em.execute<{ total: number }[]>(`select count(*)::int as total ${from}`, words),
      this.countQueues(),
    ]);
    const items = rows.map(({ createdAt, dueAt, ...row }) => ({
      ...row,
      createdAt: new Date(createdAt).toISOString(),
      dueAt: dueAt && new Date(dueAt).toISOString(),
    }));
    return { items, total: found[0]?.total ?? 0, page, size, counts };
  }

  /** Numbers of requests a clock has something to do with, the longest waiting first. */
  async findDue(which: 'expired' | 'late' | 'ended', limit: number): Promise<string[]> {
    const due = {
      // a parcel under way gets two weeks more
      expired: `${open} and (r.authorized_until < current_date and ${withLine('rma-sent')}
        or r.authorized_until < current_date - 14 and ${withLine('rma-return-awaiting')})`,
      late: `${late} and r.late_told_at is null`,
      ended: `r.status in ('approved', 'running') and not ${withLine(...unsettledLabels)}`,
    }[which];
    const rows = await this.em.execute<{ number: string }[]>(
      `select r.number from sales.order_request r where ${due} order by r.updated_at limit ?`,
      [limit],
    );
    return rows.map(({ number }) => number);
  }

  /** How many lie in each queue. */
  async countQueues(): Promise<AdminRequests['counts']> {
    const columns = Object.entries(queues).map(
      ([queue, where]) => `count(*) filter (where ${where})::int as "${queue}"`,
    );
    const [row] = await this.em.execute<AdminRequests['counts'][]>(
      `select ${columns.join(', ')} from sales.order_request r`,
    );
    return row ?? {};
  }
}

const headColumns = `r.number, o.number as "orderNumber", r.type, r.subject, r.status, r.created_at as "createdAt",
  r.refund::float8 as refund,
  (select count(*)::int from sales.order_request_line q where q.request_id = r.id) as "lineCount"`;

/** Where lines of a request stand while something of it is still to be done. */
export const unsettledLabels = [
  'cancellation-requested',
  'cancelled-refund-pending',
  'delivery-exception',
  'rma-requested',
  'rma-sent',
  'rma-return-awaiting',
  'rma-return-received',
  'rma-refund-pending',
  'rma-replacement-processing',
  'rma-replacement-shipped',
] as const;
