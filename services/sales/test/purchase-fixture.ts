import * as purchase from '@gantry/contracts/endpoints/purchase-orders';
import { salesAdminAddSupplier } from '@gantry/contracts/endpoints/suppliers';
import { salesAdminGetOrder, salesAdminTransitionLines } from '@gantry/contracts/endpoints/sales';
import type { PurchaseOrder, PurchaseOrderForm } from '@gantry/contracts/schemas/purchase-order';
import type { Role } from '@gantry/domain/roles';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { Identity } from '@gantry/contracts/schemas/account';
import { newKey, SalesFixture } from './sales-fixture.ts';

/** Buying from suppliers: a shop with goods of one manufacturer, a supplier, and what staff do. */
export class PurchaseFixture {
  private constructor(
    readonly sales: SalesFixture,
    readonly pat: Identity,
    readonly supplierId: string,
  ) {}

  static async start(): Promise<PurchaseFixture> {
    return PurchaseFixture.on(await SalesFixture.start({ SALES_PURCHASE_LIMIT: '1000' }));
  }

  /** On a service that runs already. */
  static async on(sales: SalesFixture): Promise<PurchaseFixture> {
    sales.shop.offer(
      { sku: 'bolt', unitPrice: 600 },
      { sku: 'special', unitPrice: 6000, madeToOrder: true },
      { sku: 'other', unitPrice: 100, brand: 'Elsewhere' },
    );
    await sales.stock('bolt', 1000);
    const caller = sales.account({ role: 'purchasing' });
    const { id } = await sales.service.call(
      salesAdminAddSupplier,
      {
        body: {
          name: `Works ${newKey()}`,
          brands: 'Acme',
          contacts: [{ name: 'Sue', email: 'sue@works.example' }],
          contactMethod: 'email',
          paymentTerm: 'net-30',
          locale: 'en-US',
        },
      },
      { caller, idempotencyKey: newKey() },
    );
    return new PurchaseFixture(sales, sales.account({ creditLimit: 100_000_000 }), id);
  }

  stop(): Promise<void> {
    return this.sales.stop();
  }

  by(role: Role): Identity {
    return this.sales.account({ role, name: `A ${role}` });
  }

  /** An accepted order of one product. */
  async accepted(sku: string, quantity: number): Promise<string> {
    const { number } = await this.sales.placed(this.pat, sku, quantity);
    await this.take(number, 'confirmed');
    return number;
  }

  order(number: string) {
    return this.sales.service.call(salesAdminGetOrder, { params: { number } }, { caller: this.by('admin') });
  }

  async lineStatus(number: string): Promise<LineStatus> {
    return (await this.order(number)).lines[0]!.status;
  }

  async take(number: string, to: LineStatus): Promise<void> {
    const { lines, version } = await this.order(number);
    const body = { lineIds: lines.map(({ lineId }) => lineId), to, version, reason: 'because' };
    const options = { caller: this.by('admin'), idempotencyKey: newKey() };
    await this.sales.service.call(salesAdminTransitionLines, { params: { number }, body }, options);
  }

  purchasable(source: string, role: Role = 'purchasing') {
    const options = { caller: this.by(role) };
    return this.sales.service.call(purchase.salesAdminGetPurchasable, { params: { source } }, options);
  }

  /** A form that buys everything of an order at $4.00 each. */
  async form(source: string, facts: Partial<PurchaseOrderForm> = {}): Promise<PurchaseOrderForm> {
    const { lines } = await this.purchasable(source);
    return {
      source,
      supplierId: this.supplierId,
      paymentTerm: 'net-30',
      forwarder: 'warehouse',
      certificateOfOrigin: 'none',
      contactMethod: 'email',
      shipTo: 'warehouse',
      lines: lines.map(({ id, quantity }) => ({ sourceLineId: id, quantity, unitCost: '4.00' })),
      ...facts,
    };
  }

  draft(
    body: PurchaseOrderForm,
    role: Role = 'purchasing',
    idempotencyKey = newKey(),
  ): Promise<PurchaseOrder> {
    const options = { caller: this.by(role), idempotencyKey };
    return this.sales.service.call(purchase.salesAdminDraftPurchaseOrder, { body }, options);
  }

  generate({ id, version }: PurchaseOrder, role: Role = 'purchasing'): Promise<PurchaseOrder> {
    return this.sales.service.call(
      purchase.salesAdminGeneratePurchaseOrder,
      { params: { id }, body: { version } },
      { caller: this.by(role), idempotencyKey: newKey() },
    );
  }

  /** A purchase order of everything in an order, sent. */
  async sent(number: string, facts: Partial<PurchaseOrderForm> = {}): Promise<PurchaseOrder> {
    return this.generate(await this.draft(await this.form(number, facts)));
  }

  get(id: string, role: Role = 'admin'): Promise<PurchaseOrder> {
    return this.sales.service.call(
      purchase.salesAdminGetPurchaseOrder,
      { params: { id } },
      { caller: this.by(role) },
    );
  }

  transition(
    { id, version }: PurchaseOrder,
    to: PurchaseOrder['status'],
    reason = 'because',
    role: Role = 'admin',
  ) {
    return this.sales.service.call(
      purchase.salesAdminTransitionPurchaseOrder,
      { params: { id }, body: { version, to, reason } },
      { caller: this.by(role), idempotencyKey: newKey() },
    );
  }

  confirm({ id, version }: PurchaseOrder, facts: object = {}, role: Role = 'purchasing') {
    return this.sales.service.call(
      purchase.salesAdminConfirmPurchaseOrder,
      { params: { id }, body: { version, promisedOn: '2099-05-04', ...facts } },
      { caller: this.by(role), idempotencyKey: newKey() },
    );
  }

  /** Accepts what the supplier confirmed otherwise than ordered. */
  accept({ id, version }: PurchaseOrder, role: Role = 'purchasing', idempotencyKey = newKey()) {
    return this.sales.service.call(
      purchase.salesAdminAcceptConfirmation,
      { params: { id }, body: { version } },
      { caller: this.by(role), idempotencyKey },
    );
  }

  /** Goods at the dock, of the first line. */
  receive(
    { id, version }: PurchaseOrder,
    quantity: number,
    facts: object = {},
    key = newKey(),
    role: Role = 'warehouse',
  ) {
    const body = { version, lines: [{ lineNumber: 1, quantity, ...facts }] };
    return this.sales.service.call(
      purchase.salesAdminReceivePurchaseOrder,
      { params: { id }, body },
      { caller: this.warehouse(role), idempotencyKey: key },
    );
  }

  ship(
    { id, version }: PurchaseOrder,
    quantity: number,
    role: Role = 'purchasing',
    tracking: string = '1Z999',
  ) {
    const body = { version, tracking, lines: [{ lineNumber: 1, quantity }] };
    return this.sales.service.call(
      purchase.salesAdminShipPurchaseOrder,
      { params: { id }, body },
      { caller: this.by(role), idempotencyKey: newKey() },
    );
  }

  invoice({ id, version }: PurchaseOrder, quantity: number, unitCost: string, role: Role = 'finance') {
    const body = {
      version,
      number: 'INV-9',
      date: '2026-11-20',
      lines: [{ lineNumber: 1, quantity, unitCost }],
    };
    return this.sales.service.call(
      purchase.salesAdminInvoicePurchaseOrder,
      { params: { id }, body },
      { caller: this.by(role), idempotencyKey: newKey() },
    );
  }

  match({ id, version }: PurchaseOrder, role: Role = 'finance') {
    return this.sales.service.call(
      purchase.salesAdminMatchPurchaseOrder,
      { params: { id }, body: { version } },
      { caller: this.by(role), idempotencyKey: newKey() },
    );
  }

  /** What is on the shelf and set aside. */
  async stockOf(sku: string) {
    const [row] = await this.sales.sql<{ onHand: number; reserved: number }>(
      'select on_hand as "onHand", reserved from sales.stock where sku = ?',
      [sku],
    );
    return row;
  }

  /** Events on their way to other services, oldest first. */
  outgoing<Payload>(name: string): Promise<Payload[]> {
    return this.sales
      .sql<{ payload: { payload: Payload } }>(
        `select j.payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier like ? order by j.id`,
        [`%:${name}`],
      )
      .then((rows) => rows.map(({ payload }) => payload.payload));
  }

  /** Always the same person, so that a repeated request is one. */
  private readonly dockers = new Map<Role, Identity>();
  private warehouse(role: Role): Identity {
    const known = this.dockers.get(role) ?? this.by(role);
    this.dockers.set(role, known);
    return known;
  }
}
