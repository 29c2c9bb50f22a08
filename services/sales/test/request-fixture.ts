import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import * as requests from '@gantry/contracts/endpoints/order-requests';
import { salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import type { EventPayload } from '@gantry/contracts/events';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { ActOnRequest, AdminOrderRequest, OrderRequest } from '@gantry/contracts/schemas/order-request';
import type { LabelReturnForm } from '@gantry/contracts/schemas/return-parcel';
import type { OrderRequestAct } from '@gantry/domain/order-request-acts';
import type { RequestSubject, RequestType } from '@gantry/domain/return-policy';
import type { Role } from '@gantry/domain/roles';
import { publish } from '@gantry/nest-kit/events';
import { newKey, terms, type Form } from './sales-fixture.ts';
import { ShipmentFixture } from './shipment-fixture.ts';

/** The smallest picture there is. */
export const photo = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** What somebody asks; what is not named is ordinary. */
export interface Ask {
  readonly type?: RequestType;
  readonly subject?: RequestSubject;
  /** units by the number of a line; all of line 1 where left out */
  readonly quantities?: Readonly<Record<number, number>>;
  readonly note?: string;
  readonly photos?: number;
  readonly caller?: Identity;
  readonly token?: string;
  readonly key?: string;
  readonly acceptedRefund?: number;
  readonly draft?: string;
}

/** Orders that were delivered, and a store that takes them back. */
export class RequestFixture {
  private constructor(readonly dock: ShipmentFixture) {}

  static async start(): Promise<RequestFixture> {
    return new RequestFixture(await ShipmentFixture.start());
  }

  get sales() {
    return this.dock.sales;
  }
  get pat() {
    return this.dock.pat;
  }

  stop(): Promise<void> {
    return this.dock.stop();
  }

  /** An order of bolts and nuts that has arrived. */
  async delivered(bolts = 10, nuts = 3, form: Form = terms()): Promise<string> {
    const number = await this.dock.picked(bolts, nuts, form);
    const { shipments } = await this.dock.ship(number, nuts > 0 ? [bolts, nuts] : [bolts]);
    await this.dock.deliver(shipments[0]!);
    return number;
  }

  requestable(number: string, caller = this.pat) {
    return this.sales.service.call(
      requests.salesGetRequestable,
      { params: { number }, query: {} },
      { caller },
    );
  }

  async preview(number: string, ask: Ask = {}) {
    const { type, subject, lines } = await this.wish(number, ask);
    return this.sales.service.call(
      requests.salesPreviewOrderRequest,
      { params: { number }, query: {}, body: { type, subject, lines } },
      { caller: ask.caller ?? this.pat },
    );
  }

  async ask(number: string, ask: Ask = {}): Promise<OrderRequest> {
    const { caller = this.pat, token, key = newKey(), photos = 0, draft = randomUUID() } = ask;
    const wish = await this.wish(number, ask);
    const query = token ? { token } : {};
    for (let index = 0; index < photos; index += 1) await this.sendPhoto(number, draft, `box-${index}.png`);
    const acceptedRefund = ask.acceptedRefund ?? (await this.preview(number, ask)).refund.credit;
    return this.sales.service.call(
      requests.salesCreateOrderRequest,
      { params: { number }, query, body: { ...wish, note: ask.note ?? null, draft, acceptedRefund } },
      { caller, idempotencyKey: key },
    );
  }

  async sendPhoto(
    number: string,
    draft: string,
    name: string,
    bytes = photo,
    caller = this.pat,
  ): Promise<void> {
    const { id } = await this.sales.service.call(
      requests.salesAnnounceRequestFile,
      { params: { number }, query: { draft }, body: { name, bytes: bytes.length } },
      { caller },
    );
    await this.sales.service.call(salesSendFileChunk, {
      params: { id },
      query: { offset: '0' },
      body: bytes,
    });
  }

  get(number: string, role: Role = 'admin'): Promise<AdminOrderRequest> {
    return this.sales.service.call(
      requests.salesAdminGetOrderRequest,
      { params: { number } },
      { caller: this.dock.by(role) },
    );
  }

  mine(number: string, caller = this.pat): Promise<OrderRequest> {
    return this.sales.service.call(
      requests.salesGetOrderRequest,
      { params: { number }, query: {} },
      { caller },
    );
  }

  async act(
    number: string,
    act: OrderRequestAct,
    facts: Partial<ActOnRequest> & { role?: Role; key?: string; caller?: Identity } = {},
  ): Promise<AdminOrderRequest> {
    const { role = 'admin', key = newKey(), caller = this.dock.by(role), ...body } = facts;
    const version = body.version ?? (await this.get(number)).version;
    return this.sales.service.call(
      requests.salesAdminActOnRequest,
      { params: { number }, body: { reason: 'because', ...body, act, version } },
      { caller, idempotencyKey: key },
    );
  }

  /** Sends a label for a return, in the place of another where one is named. */
  label(
    number: string,
    form: Partial<LabelReturnForm> & Pick<LabelReturnForm, 'labelId'>,
    { role = 'support' as Role, key = newKey(), caller = this.dock.by(role) } = {},
  ): Promise<AdminOrderRequest> {
    const { labelId, among = 0, pounds = '2.5', width = '', reason = 'it was weighed again' } = form;
    return this.sales.service.call(
      requests.salesAdminLabelReturn,
      { params: { number }, body: { form: { labelId, among, pounds, width, reason } } },
      { caller, idempotencyKey: key },
    );
  }

  /** Gives the label of a parcel of a return back. */
  voidLabel(
    number: string,
    labelId: string,
    {
      role = 'support' as Role,
      key = newKey(),
      caller = this.dock.by(role),
      reason = 'one parcel less',
    } = {},
  ): Promise<AdminOrderRequest> {
    return this.sales.service.call(
      requests.salesAdminVoidReturnLabel,
      { params: { number }, body: { form: { labelId, reason } } },
      { caller, idempotencyKey: key },
    );
  }

  /** Whoever asked says in how many parcels the goods come back, by their pounds. */
  async pack(
    number: string,
    pounds: readonly string[],
    { caller = this.pat, key = newKey(), version = null as number | null } = {},
  ): Promise<OrderRequest> {
    const body = {
      version: version ?? (await this.get(number)).version,
      parcels: pounds.map((each) => ({ pounds: each })),
    };
    return this.sales.service.call(
      requests.salesPackReturn,
      { params: { number }, query: {}, body },
      { caller, idempotencyKey: key },
    );
  }

  /** Counts all goods of a request at the dock. */
  async receive(
    number: string,
    {
      parcels = [],
      ...facts
    }: { readonly parcels?: readonly string[]; readonly [fact: string]: unknown } = {},
    quantity?: number,
  ): Promise<AdminOrderRequest> {
    const { lines, acts } = await this.get(number);
    const waiting = acts.find(({ act }) => act === 'receive')?.lines ?? [];
    const said = lines
      .filter(({ lineNumber }) => waiting.includes(lineNumber))
      .map((line) => ({
        lineNumber: line.lineNumber,
        quantity: quantity ?? line.quantity,
        condition: 'unopened' as const,
        disposition: 'restock' as const,
        ...facts,
      }));
    return this.act(number, 'receive', { lines: said, parcels: [...parcels], role: 'warehouse' });
  }

  async ship(number: string, tracking = '1Z9'): Promise<OrderRequest> {
    const { version } = await this.get(number);
    return this.sales.service.call(
      requests.salesShipReturn,
      { params: { number }, query: {}, body: { version, carrier: 'UPS', tracking } },
      { caller: this.pat, idempotencyKey: newKey() },
    );
  }

  async withdraw(number: string): Promise<OrderRequest> {
    const { version } = await this.get(number);
    return this.sales.service.call(
      requests.salesWithdrawOrderRequest,
      { params: { number }, query: {}, body: { version } },
      { caller: this.pat, idempotencyKey: newKey() },
    );
  }

  order(number: string) {
    return this.dock.order(number);
  }

  /** Statuses of an order's lines by their number. */
  async statuses(number: string): Promise<Record<number, string>> {
    const { lines } = await this.order(number);
    return Object.fromEntries(lines.map(({ lineNumber, status }) => [lineNumber, status]));
  }

  /** Events of an order on their way to one service, oldest first. */
  async events<Name extends 'refund.requested' | 'goods.credited' | 'order.due-changed'>(
    name: Name,
    orderNumber: string,
  ): Promise<EventPayload<Name>[]> {
    const rows = await this.sales.sql<{ payload: { payload: EventPayload<Name> } }>(
      `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier like ? and ? in (j.payload->'payload'->>'orderNumber', j.payload->'payload'->>'number')
       order by j.id`,
      [`%:${name}`, orderNumber],
    );
    return rows.map(({ payload }) => payload.payload);
  }

  /** Kinds of mails to whoever asked, oldest first. */
  async mails(number: string): Promise<string[]> {
    const rows = await this.sales.sql<{ kind: string }>(
      `select j.payload->'payload'->>'kind' as kind from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'notifications:order-request.for-customer' and j.payload->'payload'->>'number' = ?
       order by j.id`,
      [number],
    );
    return rows.map(({ kind }) => kind);
  }

  /** The payments service tells how a refund ended. */
  async settle(
    reference: string,
    ended: 'processed' | 'refused' | 'kept' = 'processed',
    version = 1,
  ): Promise<void> {
    const [row] = await this.sales.sql<{ number: string; amount: string }>(
      'select o.number, f.amount from sales.refund f join sales."order" o on o.id = f.order_id where f.reference = ?',
      [reference],
    );
    const outcome = ended === 'kept' ? ('processed' as const) : ended;
    const payload = {
      orderNumber: row!.number,
      reference,
      amount: Number(row!.amount),
      outcome,
      isCredited: ended === 'kept',
    };
    const em = this.sales.service.app.get(EntityManager, { strict: false }).fork();
    await em.transactional((tx) =>
      publish(tx as EntityManager, 'refund.settled', payload, { entity: `settled:${reference}`, version }),
    );
    await this.sales.service.runJobs();
  }

  private async wish(number: string, { type = 'return', subject = 'wrong-item-purchased', quantities }: Ask) {
    const { lines } = await this.order(number);
    const wanted = quantities ?? { 1: lines[0]!.quantity };
    const chosen = lines
      .filter(({ lineNumber }) => wanted[lineNumber] !== undefined)
      .map(({ lineId, lineNumber }) => ({ lineId, quantity: wanted[lineNumber]! }));
    return { type, subject, lines: chosen };
  }

  /** What the trail is told of one field of a request. */
  async trailOf(number: string, field: string): Promise<EventPayload<'record.changed'>[]> {
    const rows = await this.sales.sql<{ payload: { payload: EventPayload<'record.changed'> } }>(
      `select payload from graphile_worker._private_jobs
       where payload->'payload'->>'entityNumber' = ? and payload->'payload'->>'field' = ? order by id`,
      [number, field],
    );
    return rows.map(({ payload }) => payload.payload);
  }

  /** What mails of one kind to whoever asked are written from. */
  async mailsOf(number: string, kind: string): Promise<EventPayload<'order-request.for-customer'>[]> {
    const rows = await this.sales.sql<{ payload: { payload: EventPayload<'order-request.for-customer'> } }>(
      `select payload from graphile_worker._private_jobs
       where payload->'payload'->>'number' = ? and payload->'payload'->>'kind' = ? order by id`,
      [number, kind],
    );
    return rows.map(({ payload }) => payload.payload);
  }
}
