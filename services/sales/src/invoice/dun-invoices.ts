import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { Cron, publish } from '@gantry/nest-kit/events';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { dunningLevel, lastLevel } from './dunning-levels.ts';
import { DunningNotice } from './dunning-notice.entity.ts';
import { storeDay, type Invoice } from './invoice.entity.ts';
import { InvoiceRepository } from './invoice.repository.ts';
import { debtorOf, tellArrears } from './tell-arrears.ts';

/** Reminds of overdue invoices on net terms, once for each level; at the last one whoever owes them is on hold. */
@Injectable()
export class DunInvoices {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly invoices: InvoiceRepository,
  ) {}

  /** Every morning. */
  @Cron('0 14 * * *')
  async remind(): Promise<void> {
    for (const number of await this.invoices.listOverdue(new Date())) await this.remindOf(number);
  }

  /** One invoice, one transaction: a failure costs only that one. */
  private remindOf(number: string): Promise<void> {
    return this.em.transactional(async () => {
      const invoice = await this.invoices.findInvoice(number);
      if (!invoice?.dueAt || !invoice.isOverdue()) return;
      const level = dunningLevel(storeDay(invoice.dueAt), storeDay(new Date()));
      if (!level || (await this.em.count(DunningNotice, { invoiceId: invoice.id, level })) > 0) return;
      this.em.persist(DunningNotice.of(invoice, level));
      await this.em.flush();
      const order = await this.orders.lock(invoice.orderNumber);
      if (!order) return;
      await this.tellCustomer(order, invoice, level);
      if (level === lastLevel) await this.tellArrears(order, invoice);
    });
  }

  private async tellArrears(order: Order, { number: invoice }: Invoice): Promise<void> {
    const debtor = debtorOf(order);
    if (debtor) await tellArrears(this.em, { debtor, invoice, isInArrears: true }, `${invoice}:reminded`);
  }

  private async tellCustomer(order: Order, invoice: Invoice, level: number): Promise<void> {
    if (!invoice.dueAt) return;
    const { number, orderNumber, email, name, locale, balance } = invoice;
    const payload = {
      number,
      orderNumber,
      level,
      dueAt: invoice.dueAt.toISOString(),
      balance,
      email,
      name,
      locale,
      token: order.token,
      isGuest: (order.accountId ?? null) === null,
      statement: statementOfInvoice(invoice),
    };
    await publish(this.em, 'invoice.overdue', payload, {
      entity: `invoice:${number}`,
      version: `overdue ${level}`,
    });
  }
}

/** From the day it was issued to today, so that a mail that is sent again carries the same sheet. */
function statementOfInvoice({
  accountNumber,
  issuedAt,
}: Invoice): EventPayload<'invoice.overdue'>['statement'] {
  if (!accountNumber) return null;
  return { accountNumber, from: storeDay(issuedAt), to: storeDay(new Date()) };
}
