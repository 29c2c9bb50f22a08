import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { InvoiceLine } from '@gantry/contracts/schemas/invoice';
import { daysToPay } from '@gantry/domain/statuses/invoice-statuses';
import { OnEvent } from '@gantry/nest-kit/events';
import { remittanceOf, StoreConfig } from '@gantry/nest-kit/store-config';
import { system } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { computedChanges, logChanges, statusSnapshot } from '../order/order-log.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { announceInvoice } from './invoice-log.ts';
import { Invoice } from './invoice.entity.ts';
import { FindInvoiceNames } from './invoice-names.ts';
import { InvoiceRepository } from './invoice.repository.ts';
import { soldLinesOf } from './sold-lines.ts';
import { SettleOrder } from './settle-order.ts';
import { taxShares } from './tax-shares.ts';

type Shipped = EventPayload<'goods.shipped'>;
const dayMs = 86_400_000;

/** Invoices what has left, one shipment once. */
@Injectable()
export class IssueInvoice {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly invoices: InvoiceRepository,
    private readonly settlement: SettleOrder,
    private readonly store: StoreConfig,
    private readonly names: FindInvoiceNames,
  ) {}

  @OnEvent('goods.shipped')
  async invoiceShipment(shipped: Shipped): Promise<void> {
    const names = await this.names.findNames(shipped.orderNumber);
    const order = await this.orders.lock(shipped.orderNumber);
    if (!order) throw new Error(`a shipment of an order nobody knows: ${shipped.orderNumber}`);
    const sourceKey = `shipment:${shipped.shipmentNumber}`;
    if (await this.invoices.findBySource(sourceKey)) return;
    const lines = soldLinesOf(order, shipped.lines, names);
    const issued = await this.factsOf(order, shipped, lines);
    order.invoicedGoods += issued.goods;
    const sequence = await this.invoices.nextSequence('invoice');
    const invoice = Invoice.issue(order, sequence, { ...issued, sourceKey });
    this.em.persist(invoice);
    await this.em.flush();
    await announceInvoice(this.em, invoice, order, { actor: system });
    await this.settlement.settleOrder(order, system);
    await this.rollUp(order);
  }

  private async factsOf(order: Order, shipped: Shipped, lines: InvoiceLine[]) {
    const { shipping, handlingFee, chargesTax, amount, shippedAt } = shipped;
    const goods = lines.reduce((sum, line) => sum + line.amount, 0);
    const tax = lines.reduce((sum, line) => sum + line.tax, chargesTax);
    const earlier = await this.invoices.ofOrder(order.id);
    const before = earlier.filter(({ isReceivable }) => isReceivable).flatMap(({ taxLines }) => taxLines);
    return {
      kind: 'invoice' as const,
      shipmentNumber: shipped.shipmentNumber,
      issuedAt: new Date(),
      dueAt: new Date(new Date(shippedAt).getTime() + daysToPay[order.paymentTerm] * dayMs),
      lines,
      taxLines: taxShares(order.taxLines, before, tax),
      goods,
      shipping,
      handlingFee,
      restockingFee: 0,
      tax,
      amount,
      remittance: remittanceOf(this.store),
      reason: null,
    };
  }

  /** An order is complete only once what has shipped is invoiced. */
  private async rollUp(order: Order): Promise<void> {
    const before = statusSnapshot(order);
    order.rollUp();
    const changes = computedChanges(before, statusSnapshot(order));
    if (changes.length > 0) order.version += 1;
    await logChanges(this.em, order, changes, system);
  }
}
