import { EntityManager } from '@mikro-orm/postgresql';
import type { EventName, EventPayload } from '@gantry/contracts/events';
import { salesAdminGetOrder } from '@gantry/contracts/endpoints/sales';
import * as invoices from '@gantry/contracts/endpoints/invoices';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { AdminInvoice, InvoiceSummary } from '@gantry/contracts/schemas/invoice';
import type { Role } from '@gantry/domain/roles';
import { publish } from '@gantry/nest-kit/events';
import { newKey, SalesFixture } from './sales-fixture.ts';

/** Orders whose goods leave, are paid and come back, told by events. */
export class InvoiceFixture {
  private shipments = 0;
  private constructor(
    readonly sales: SalesFixture,
    readonly pat: Identity,
  ) {}

  static async start(): Promise<InvoiceFixture> {
    const sales = await SalesFixture.start();
    sales.shop.offer({ sku: 'bolt', unitPrice: 333 }, { sku: 'nut', unitPrice: 6000 });
    await sales.stock('bolt', 100_000);
    await sales.stock('nut', 100_000);
    return new InvoiceFixture(sales, sales.account({ creditLimit: 100_000_000, accountNumber: 'a-7' }));
  }

  by(role: Role): Identity {
    return this.sales.account({ role, name: `A ${role}` });
  }

  async tell<Name extends EventName>(name: Name, payload: EventPayload<Name>, entity: string): Promise<void> {
    const em = this.sales.service.app.get(EntityManager, { strict: false }).fork();
    await em.transactional((inner) => publish(inner, name, payload, { entity, version: newKey() }));
    await this.sales.service.runJobs();
  }

  order(number: string) {
    const options = { caller: this.by('admin') };
    return this.sales.service.call(salesAdminGetOrder, { params: { number } }, options);
  }

  /** A shipment of an order: of each line so many units, charges with the first. */
  async ship(
    orderNumber: string,
    shares: readonly Pick<
      EventPayload<'goods.shipped'>['lines'][number],
      'lineNumber' | 'quantity' | 'amount' | 'tax'
    >[],
    charges: { shipping: number; handlingFee: number; chargesTax: number },
    shipmentNumber = `s-${(this.shipments += 1)}`,
  ): Promise<string> {
    const lines = [...shares];
    const amount =
      lines.reduce((sum, line) => sum + line.amount + line.tax, 0) +
      charges.shipping +
      charges.handlingFee +
      charges.chargesTax;
    const shippedAt = new Date().toISOString();
    const payload = { orderNumber, shipmentNumber, shippedAt, lines, ...charges, amount, isLast: true };
    await this.tell('goods.shipped', payload, `shipment:${shipmentNumber}`);
    return shipmentNumber;
  }

  /** All of an order leaves at once. */
  async shipAll(number: string): Promise<InvoiceSummary> {
    const { lines, totals } = await this.order(number);
    const taxed = lines.reduce((sum, { tax }) => sum + tax, 0);
    await this.ship(
      number,
      lines.map(({ lineNumber, quantity, total, tax }) => ({ lineNumber, quantity, amount: total, tax })),
      {
        shipping: totals.shipping ?? 0,
        handlingFee: totals.handlingFee,
        chargesTax: (totals.tax ?? 0) - taxed,
      },
    );
    return (await this.ofOrder(number))[0]!;
  }

  /** Payments says what has come for an order, and what went back. */
  pay(orderNumber: string, captured: number, refunded = 0): Promise<void> {
    const { money } = this.sales.shop;
    const known = money.reduce((sum, one) => (one.orderNumber === orderNumber ? sum + one.amount : sum), 0);
    const amount = refunded - captured - known;
    const kind = amount < 0 ? 'payment' : 'refund';
    money.push({ at: new Date().toISOString(), kind, orderNumber, amount });
    const facts = { authorized: 0, captured, refunded, voided: 0, attempt: null };
    const payload = { orderNumber, status: 'paid', transactionStatus: 'processed', facts };
    return this.tell('payment.changed', payload, `order:${orderNumber}`);
  }

  ofOrder(number: string): Promise<InvoiceSummary[]> {
    const options = { caller: this.by('auditor') };
    return this.sales.service.call(invoices.salesAdminListOrderInvoices, { params: { number } }, options);
  }

  get(number: string, role: Role = 'finance'): Promise<AdminInvoice> {
    const options = { caller: this.by(role) };
    return this.sales.service.call(invoices.salesAdminGetInvoice, { params: { number } }, options);
  }

  async cancel(
    number: string,
    facts: { role?: Role; key?: string; poNumber?: string; version?: number } = {},
  ) {
    const { role = 'finance', key = newKey(), poNumber = null } = facts;
    const version = facts.version ?? (await this.get(number)).version;
    const body = { version, reason: 'wrong purchase order', poNumber };
    const options = { caller: this.by(role), idempotencyKey: key };
    return this.sales.service.call(invoices.salesAdminCancelInvoice, { params: { number }, body }, options);
  }

  async voidInvoice(number: string, role: Role = 'finance') {
    const { version } = await this.get(number);
    const body = { version, reason: 'never delivered' };
    const options = { caller: this.by(role), idempotencyKey: newKey() };
    return this.sales.service.call(invoices.salesAdminVoidInvoice, { params: { number }, body }, options);
  }
}
