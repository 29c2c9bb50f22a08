import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { invoiceStatuses, isInvoiceOpen, type InvoiceStatus } from '@gantry/domain/statuses/invoice-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import { OnEvent } from '@gantry/nest-kit/events';
import { system, type Actor } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { InvoiceAllocation } from './invoice-allocation.entity.ts';
import { logInvoice } from './invoice-log.ts';
import { InvoiceRepository } from './invoice.repository.ts';
import type { Invoice } from './invoice.entity.ts';
import { settled, usedOfMemos } from './settle-invoices.ts';
import { debtorOf, tellArrears } from './tell-arrears.ts';

/** Lets the money of an order settle its invoices, whenever either has changed. */
@Injectable()
export class SettleOrder {
  private readonly log = new Logger('invoice');

  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly invoices: InvoiceRepository,
  ) {}

  @OnEvent('order.payment-changed')
  async settleChanged({ orderNumber }: EventPayload<'order.payment-changed'>): Promise<void> {
    const order = await this.orders.lock(orderNumber);
    if (!order) throw new Error(`payment of an order nobody knows: ${orderNumber}`);
    await this.settleOrder(order, system);
  }

  /** For a locked order, inside the caller's transaction. */
  async settleOrder(order: Order, actor: Actor): Promise<void> {
    const all = await this.invoices.ofOrder(order.id);
    const receivable = all.filter(({ isReceivable }) => isReceivable);
    const after = settled(receivable, order.paymentFacts);
    const openBefore = openOf(receivable);
    for (const [at, { paid, refunded }] of after.entries()) {
      const invoice = receivable[at]!;
      this.allocate(invoice, 'payment', paid - invoice.paid);
      this.allocate(invoice, 'refund', refunded - invoice.refunded);
      Object.assign(invoice, { paid, refunded });
    }
    const memos = all.filter(({ kind }) => kind === 'credit-memo');
    const used = usedOfMemos(
      memos.map(({ amount }) => amount),
      receivable,
    );
    memos.forEach((memo, at) => (memo.paid = used[at]!));
    for (const one of [...receivable, ...memos]) await this.followSums(one, actor);
    await this.em.flush();
    await this.followArrears(order, openBefore, openOf(receivable));
  }

  /** Once nothing is left that was reminded of for the last time, who owed it is free again; a bounced payment holds them. */
  private async followArrears(order: Order, ...[before, after]: Invoice[][]): Promise<void> {
    const debtor = debtorOf(order);
    if (!debtor || !before || !after) return;
    const changed = [...before, ...after].find((one) => before.includes(one) !== after.includes(one));
    if (!changed || !(await this.invoices.wasRemindedLast(changed.id))) return;
    const inArrears = await this.invoices.findInArrears(debtor);
    const isInArrears = inArrears !== null;
    const invoice = inArrears ?? changed.number;
    await tellArrears(
      this.em,
      { debtor, invoice, isInArrears },
      `${changed.number}:settled ${changed.version}`,
    );
  }

  private allocate(invoice: Invoice, kind: 'payment' | 'refund', amount: number): void {
    if (amount !== 0) this.em.persist(InvoiceAllocation.of(invoice, { kind, amount }));
  }

  private async followSums(invoice: Invoice, actor: Actor): Promise<void> {
    const { status: before, computedStatus: after } = invoice;
    if (before === after) return;
    this.warnOfUnexpected(invoice, before, after);
    invoice.status = after;
    invoice.version += 1;
    await logInvoice(this.em, invoice, { field: 'status', before, after }, actor);
  }

  /** A computed status changed as the status book does not foresee: somebody must look. */
  private warnOfUnexpected({ number }: Invoice, from: InvoiceStatus, to: InvoiceStatus): void {
    if (!canTransition(invoiceStatuses, from, to))
      this.log.warn(`the status of invoice ${number} went from ${from} to ${to}`);
  }
}

const openOf = (invoices: readonly Invoice[]) => invoices.filter(({ status }) => isInvoiceOpen(status));
