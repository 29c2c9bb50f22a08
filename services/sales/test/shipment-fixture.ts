import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import * as shipments from '@gantry/contracts/endpoints/shipments';
import { salesAdminGetOrder, salesAdminTransitionLines } from '@gantry/contracts/endpoints/sales';
import type { EventPayload } from '@gantry/contracts/events';
import type { Role } from '@gantry/domain/roles';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Fulfillment, TrackingEvent } from '@gantry/contracts/schemas/shipment';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { publish } from '@gantry/nest-kit/events';
import { CompleteLines } from '../src/shipment/complete-lines.ts';
import { newKey, type Form, SalesFixture, terms } from './sales-fixture.ts';

const aPackage = (tracking: string | null = null) => ({
  pounds: '2.5',
  length: '10',
  width: '8',
  height: '4',
  tracking,
});

/** Orders that are picked, and a dock that ships them. */
export class ShipmentFixture {
  private constructor(
    readonly sales: SalesFixture,
    readonly pat: Identity,
  ) {}

  static async start(): Promise<ShipmentFixture> {
    const sales = await SalesFixture.start();
    sales.shop.offer({ sku: 'bolt', unitPrice: 333 }, { sku: 'nut', unitPrice: 1001 });
    await sales.stock('bolt', 1000);
    await sales.stock('nut', 1000);
    return new ShipmentFixture(sales, sales.account({ creditLimit: 100_000_000 }));
  }

  stop(): Promise<void> {
    return this.sales.stop();
  }

  by(role: Role): Identity {
    return this.sales.account({ role, name: `A ${role}` });
  }

  /** An order of both products that is being picked. */
  async picked(bolts = 10, nuts = 3, form: Form = terms()): Promise<string> {
    const caller = this.pat;
    await this.sales.add({ caller }, 'bolt', bolts);
    if (nuts > 0) await this.sales.add({ caller }, 'nut', nuts);
    const { number } = await this.sales.place({ caller }, form);
    if (form.paymentTerm === 'advanced') await this.pay(number, 1_000_000);
    await this.take(number, 'confirmed', 'received', 'processing');
    return number;
  }

  order(number: string) {
    return this.sales.service.call(salesAdminGetOrder, { params: { number } }, { caller: this.by('admin') });
  }

  async take(number: string, ...steps: LineStatus[]): Promise<void> {
    for (const to of steps) await this.takeLines(number, to);
  }

  async takeLines(
    number: string,
    to: LineStatus,
    lineNumbers: number[] | null = null,
    role: Role = 'admin',
    promisedOn: string | null = '2099-05-04',
  ) {
    const { lines, version } = await this.order(number);
    const meant = lines.filter(({ lineNumber }) => lineNumbers === null || lineNumbers.includes(lineNumber));
    // what was paid is confirmed by the store itself
    const chosen = meant.filter(({ status }) => status !== to);
    if (chosen.length === 0) return this.order(number);
    const body = {
      lineIds: chosen.map(({ lineId }) => lineId),
      to,
      version,
      reason: 'because',
      promisedOn: to === 'backordered' ? promisedOn : null,
    };
    const options = { caller: this.by(role), idempotencyKey: newKey() };
    return this.sales.service.call(salesAdminTransitionLines, { params: { number }, body }, options);
  }

  fulfillment(number: string, role: Role = 'warehouse'): Promise<Fulfillment> {
    return this.sales.service.call(
      shipments.salesAdminGetFulfillment,
      { params: { number } },
      { caller: this.by(role) },
    );
  }

  /** Ships so many units of each line, in the order of lines. */
  async ship(number: string, quantities: number[], facts: Facts = {}): Promise<Fulfillment> {
    const { lines, version } = await this.fulfillment(number);
    const {
      role = 'warehouse',
      caller = this.by(role),
      key = newKey(),
      tracking = null,
      buyLabels = false,
      apartReason = null,
    } = facts;
    const form = {
      lines: quantities.map((quantity, index) => ({ lineId: lines[index]!.lineId, quantity })),
      service: 'ups-ground' as const,
      packages: [aPackage(tracking)],
      buyLabels,
      apartReason,
    };
    return this.sales.service.call(
      shipments.salesAdminShipLines,
      { params: { number }, body: { version: facts.version ?? version, form } },
      { caller, idempotencyKey: key },
    );
  }

  deliver(shipment: { number: string; version: number }, role: Role = 'warehouse') {
    const body = { version: shipment.version, receivedBy: 'Dock 4' };
    return this.sales.service.call(
      shipments.salesAdminDeliverShipment,
      { params: { number: shipment.number }, body },
      { caller: this.by(role), idempotencyKey: newKey() },
    );
  }

  fail(shipment: { number: string; version: number }, role: Role = 'support') {
    const body = { version: shipment.version, kind: 'lost' as const, text: 'never seen again' };
    return this.sales.service.call(
      shipments.salesAdminReportShipment,
      { params: { number: shipment.number }, body },
      { caller: this.by(role), idempotencyKey: newKey() },
    );
  }

  reship(
    shipment: { number: string; version: number },
    { caller = this.by('warehouse'), tracking = 'AGAIN', buyLabels = false, key = newKey() }: Facts = {},
  ) {
    const packages = [aPackage(tracking)];
    const body = { version: shipment.version, service: 'ups-ground' as const, packages, buyLabels };
    return this.sales.service.call(
      shipments.salesAdminReship,
      { params: { number: shipment.number }, body },
      { caller, idempotencyKey: key },
    );
  }

  relabel(
    shipment: { number: string },
    labelId: string,
    { caller = this.by('warehouse'), key = newKey() }: Facts = {},
    pounds = '7',
  ) {
    const form = { labelId, pounds, reason: 'it was weighed again' };
    return this.sales.service.call(
      shipments.salesAdminRelabelPackage,
      { params: { number: shipment.number }, body: { form } },
      { caller, idempotencyKey: key },
    );
  }

  /** What the clock does. */
  completeLines(): Promise<void> {
    const { app } = this.sales.service;
    const em = app.get(EntityManager, { strict: false });
    return RequestContext.create(em, () => app.get(CompleteLines, { strict: false }).complete());
  }

  /** A carrier tells what became of a package, all of it each time. */
  async report(tracking: string, ...kinds: TrackingEvent['kind'][]): Promise<void> {
    const em = this.sales.service.app.get(EntityManager, { strict: false }).fork();
    const events = kinds.map((kind, hour) => ({
      at: `2026-11-26T${String(hour).padStart(2, '0')}:00:00.000Z`,
      kind,
      tracking,
      place: 'Casper, WY',
      text: null,
    }));
    const mark = { entity: `package:${tracking}`, version: kinds.length };
    await em.transactional((tx) =>
      publish(tx, 'tracking.reported', { provider: 'ups', tracking, events }, mark),
    );
    await this.sales.service.runJobs();
  }

  /** Events on their way to one service, oldest first. */
  async outgoing<Name extends 'goods.shipped' | 'order.lines-transitioned'>(
    subscriber: string,
    name: Name,
    orderNumber: string,
  ): Promise<EventPayload<Name>[]> {
    const rows = await this.sales.sql<{ payload: { payload: EventPayload<Name> } }>(
      `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = ? and coalesce(j.payload->'payload'->>'orderNumber', j.payload->'payload'->>'number') = ?
       order by j.id`,
      [`${subscriber}:${name}`, orderNumber],
    );
    return rows.map(({ payload }) => payload.payload);
  }

  /** References of labels that were given back for an order. */
  async unusedLabels(orderNumber: string): Promise<string[]> {
    const rows = await this.sales.sql<{ reference: string }>(
      `select payload->'payload'->>'reference' as reference from graphile_worker._private_jobs
       where payload->>'entity' like ? order by id`,
      [`label:${orderNumber}:%`],
    );
    return rows.map(({ reference }) => reference);
  }

  async stockOf(sku: string) {
    const [row] = await this.sales.sql<{ onHand: number; reserved: number }>(
      'select on_hand as "onHand", reserved from sales.stock where sku = ?',
      [sku],
    );
    return row!;
  }

  /** The payments service tells of money. */
  async pay(orderNumber: string, captured: number): Promise<void> {
    const em = this.sales.service.app.get(EntityManager, { strict: false }).fork();
    const facts = { authorized: 0, captured, refunded: 0, voided: 0, attempt: null };
    const payload = { orderNumber, status: 'paid', transactionStatus: 'processed', facts };
    const mark = { entity: `transaction:${orderNumber}`, version: randomUUID() };
    await em.transactional((tx) => publish(tx, 'payment.changed', payload, mark));
    await this.sales.service.runJobs();
  }
}

interface Facts {
  readonly apartReason?: string | null;
  readonly role?: Role;
  readonly caller?: Identity;
  readonly key?: string;
  readonly tracking?: string | null;
  readonly version?: number;
  readonly buyLabels?: boolean;
}
