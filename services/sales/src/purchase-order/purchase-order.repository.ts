import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminListPurchaseOrders } from '@gantry/contracts/endpoints/purchase-orders';
import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import type {
  purchaseOrderSorts,
  PurchaseOrders,
  PurchaseQueue,
} from '@gantry/contracts/schemas/purchase-order';
import { orderBy } from '@gantry/nest-kit/sort-columns';
import { linkTokenHash } from '../shared/link-token.ts';
import { PurchaseOrderEvent } from './purchase-order-event.entity.ts';
import { PurchaseOrder, PurchaseOrderLine } from './purchase-order.entity.ts';

type Query = ValidRequestOf<typeof salesAdminListPurchaseOrders>['query'];
type Row = Omit<PurchaseOrders['items'][number], 'updatedAt'> & { updatedAt: Date };

/** What is on order of a line of an order or quote. */
export interface BoughtLine {
  /** of the newest purchase order it is on */
  readonly number: string;
  readonly quantity: number;
  /** whether nothing of it is left to buy */
  readonly isCovered: boolean;
}

/** How far an order line has come with its purchase orders; `received` without what came in damaged. */
export interface LineProgress {
  readonly ordered: number;
  readonly shipped: number;
  readonly received: number;
  /** ISO date, the last one promised */
  readonly promisedOn: string | null;
}

/** Purchase orders that bind: neither drafts, nor declined, nor called off. */
const bindingOrders = `(select id, number from sales.purchase_order where status not in ('new', 'declined', 'cancelled'))`;

/** How many days goods may be late before nobody is promised them any more. */
const graceDays = 3;
const live = `o.status not in ('new', 'declined', 'cancelled', 'completed')`;
const late = `(${live} and o.status <> 'received' and coalesce(o.promised_on, o.needed_by) < current_date)`;
/** What lies in a queue. */
const queues: Readonly<Record<PurchaseQueue, string>> = {
  drafts: `o.status = 'new'`,
  'to-confirm': `(o.status = 'purchase' and o.confirmation is null)`,
  'to-decide': `(o.status = 'purchase' and o.confirmation is not null)`,
  late,
  'to-receive': `o.status in ('shipped', 'partially-shipped', 'delivery-exception') and o.ship_to_kind = 'warehouse'`,
  'to-match': `(o.status = 'received' or (o.status = 'shipped' and o.ship_to_kind = 'customer'))`,
  open: live,
  all: 'true',
};

const sorts: Readonly<Record<(typeof purchaseOrderSorts)[number], string>> = {
  number: 'lpad(o.number, 20)',
  status: 'o.status',
  supplier: 'lower(s.name)',
  source: 'o.source',
  lines: 'l.count',
  total: 'l.total',
  due: 'coalesce(o.promised_on, o.needed_by)',
};

/** Purchase orders in the database. */
@Injectable()
export class PurchaseOrderRepository {
  constructor(private readonly em: EntityManager) {}

  async nextNumber(): Promise<string> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select 'm-' || nextval('sales.purchase_order_number') as number`,
    );
    if (!row) throw new Error('the sequence gave no number');
    return row.number;
  }

  /** @param key the number, or the id of a draft */
  findOrder(key: string): Promise<PurchaseOrder | null> {
    return this.em.findOne(PurchaseOrder, named(key), { populate: ['lines'], refresh: true });
  }

  findByToken(token: string): Promise<PurchaseOrder | null> {
    return this.em.findOne(
      PurchaseOrder,
      { tokenHash: linkTokenHash(token) },
      { populate: ['lines'], refresh: true },
    );
  }

  /** Locked until the transaction ends; order lines are locked after it, always in this order. */
  async lockOrder(key: string): Promise<PurchaseOrder | null> {
    const order = await this.em.findOne(PurchaseOrder, named(key), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    await order?.lines.load({ refresh: true });
    return order;
  }

  /** Takes the lines of a draft away, for others to follow. @returns it as it is without them, still locked */
  async withoutLines(order: PurchaseOrder): Promise<PurchaseOrder> {
    await this.em.nativeDelete(PurchaseOrderLine, { purchaseOrder: order.id });
    this.em.clear();
    const bare = await this.lockOrder(order.id);
    if (!bare) throw new Error(`purchase order ${order.id} is gone`);
    return bare;
  }

  findEvents(order: PurchaseOrder): Promise<PurchaseOrderEvent[]> {
    return this.em.find(PurchaseOrderEvent, { purchaseOrderId: order.id }, { orderBy: { id: 'asc' } });
  }

  /** What is on order of each line of an order or quote; drafts and what was called off do not count. */
  async onOrder(lineIds: readonly string[]): Promise<ReadonlyMap<string, BoughtLine>> {
    const rows = await this.em.execute<(BoughtLine & { line: string })[]>(
      `select coalesce(l.order_line_id, l.inquiry_line_id)::text as line, max(o.number) as number,
         sum(l.quantity)::int as quantity,
         sum(l.quantity) >= coalesce(max(ol.quantity), max(il.quantity), 0) as "isCovered"
       from sales.purchase_order_line l join ${bindingOrders} o on o.id = l.purchase_order_id
         left join sales.order_line ol on ol.id = l.order_line_id
         left join sales.inquiry_line il on il.id = l.inquiry_line_id
       where coalesce(l.order_line_id, l.inquiry_line_id) in
         (select value::uuid from jsonb_array_elements_text(?::jsonb)) and l.quantity > 0
       group by 1`,
      [JSON.stringify(lineIds)],
    );
    return new Map(rows.map(({ line, ...bought }) => [line, bought]));
  }

  /** How far order lines have come with all purchase orders that buy them; drafts and what was called off do not count. */
  async findProgress(orderLineIds: readonly string[]): Promise<ReadonlyMap<string, LineProgress>> {
    if (orderLineIds.length === 0) return new Map();
    await this.em.flush();
    const rows = await this.em.execute<(LineProgress & { line: string })[]>(
      `select l.order_line_id::text as line, sum(l.quantity)::int as ordered, sum(l.quantity_shipped)::int as shipped,
         sum(l.quantity_received - l.quantity_damaged)::int as received, max(l.promised_on)::text as "promisedOn"
       from sales.purchase_order_line l join ${bindingOrders} o on o.id = l.purchase_order_id
       where l.order_line_id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
       group by 1`,
      [JSON.stringify(orderLineIds)],
    );
    return new Map(rows.map(({ line, ...progress }) => [line, progress]));
  }

  /**
   * What purchase orders bring for the shelf, day by day: units that suppliers have confirmed, on their way to our dock
   * and bought for nobody. What should have come days ago is promised to nobody any more.
   */
  async inboundOf(skus: readonly string[]): Promise<ReadonlyMap<string, InboundUnits[]>> {
    await this.em.flush();
    const rows = await this.em.execute<(InboundUnits & { sku: string })[]>(
      `select sku, expected_on::text as "expectedOn", quantity from sales.inbound_units
       where expected_on >= current_date - ${graceDays} and sku in (select jsonb_array_elements_text(?::jsonb))
       order by sku, expected_on`,
      [JSON.stringify(skus)],
    );
    const inbound = new Map<string, InboundUnits[]>();
    for (const { sku, ...units } of rows) inbound.set(sku, [...(inbound.get(sku) ?? []), units]);
    return inbound;
  }

  /** Units of the products of a purchase order that order lines wait for. */
  async awaitedOf({ lines }: PurchaseOrder): Promise<ReadonlyMap<string, number>> {
    const rows = await this.em.execute<{ sku: string; awaited: number }[]>(
      `select sku, awaited from sales.stock
       where awaited > 0 and sku in (select jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify(lines.getItems().flatMap(({ sku }) => sku ?? []))],
    );
    return new Map(rows.map(({ sku, awaited }) => [sku, awaited]));
  }

  /** Products of which the shelf is said to get units that should have come days ago. */
  async findOverdue(): Promise<string[]> {
    const rows = await this.em.execute<{ sku: string }[]>(
      `select sku from sales.stock, jsonb_array_elements(inbound) as part
       where (part ->> 'expectedOn')::date < current_date - ${graceDays} group by sku`,
    );
    return rows.map(({ sku }) => sku);
  }

  /** What a supplier last took or asked for each part number, in minor units. */
  async lastCosts(partNumbers: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.em.execute<{ number: string; cost: string }[]>(
      `select distinct on (number) number, cost from (
         select l.part_number as number, l.unit_cost as cost, o.sent_at as at
         from sales.purchase_order_line l join sales.purchase_order o on o.id = l.purchase_order_id
         where o.sent_at is not null
         union all
         select part_number, unit_cost, answered_at from sales.supplier_request_line
       ) known
       where number in (select jsonb_array_elements_text(?::jsonb)) and cost is not null
       order by number, at desc`,
      [JSON.stringify(partNumbers)],
    );
    return new Map(rows.map(({ number, cost }) => [number, Number(cost)]));
  }

  /** What is due first comes first, drafts and all together newest first. */
  async listOrders({ queue = 'open', search, sort, page = 1, size = 50 }: Query): Promise<PurchaseOrders> {
    const isFound = search
      ? `and (strpos(lower(o.number), lower(:search)) > 0 or strpos(lower(s.name), lower(:search)) > 0
          or o.source = lower(:search))`
      : '';
    const otherwise =
      queue === 'all' || queue === 'drafts'
        ? 'o.updated_at desc'
        : 'coalesce(o.promised_on, o.needed_by) nulls last';
    const order = orderBy(sort, { names: sorts, id: 'o.id', otherwise });
    const where = `from sales.purchase_order o join sales.supplier s on s.id = o.supplier_id
      where ${queues[queue]} ${isFound}`.replaceAll(':search', '?');
    const words = search ? [search, search, search] : [];
    const [rows, found, counts] = await Promise.all([
      this.em.execute<Row[]>(
        `select o.id, o.number, o.status, o.source, s.name as supplier, o.promised_on::text as "promisedOn",
           o.needed_by::text as "neededBy", ${late} is true as "isLate", o.updated_at as "updatedAt",
           l.count::int as "lineCount", l.total::float8 as total
         from sales.purchase_order o join sales.supplier s on s.id = o.supplier_id,
           lateral (select count(*), case when count(*) = count(unit_cost) then sum(quantity * unit_cost) end as total
             from sales.purchase_order_line where purchase_order_id = o.id) l
         where ${queues[queue]} ${isFound.replaceAll(':search', '?')}
         order by ${order} limit ? offset ?`,
        [...words, size, (page - 1) * size],
      ),
      this.em.execute<{ total: number }[]>(`select count(*)::int as total ${where}`, words),
      this.counts(),
    ]);
    const items = rows.map(({ updatedAt, ...row }) => ({
      ...row,
      updatedAt: new Date(updatedAt).toISOString(),
    }));
    return { items, total: found[0]?.total ?? 0, page, size, counts };
  }

  private async counts(): Promise<PurchaseOrders['counts']> {
    const columns = Object.entries(queues).map(
      ([queue, where]) => `count(*) filter (where ${where})::int as "${queue}"`,
    );
    const [row] = await this.em.execute<PurchaseOrders['counts'][]>(
      `select ${columns.join(', ')} from sales.purchase_order o`,
    );
    return row ?? {};
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const named = (key: string) => (uuid.test(key) ? { id: key } : { number: key });
