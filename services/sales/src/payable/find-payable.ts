import { Injectable } from '@nestjs/common';
import type { ResponseOf, ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesFindPayable } from '@gantry/contracts/endpoints/internal';
import type { Invoice } from '../invoice/invoice.entity.ts';
import { InvoiceRepository } from '../invoice/invoice.repository.ts';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { isOwn, mayPayForCompany } from '../shared/may-read-record.ts';
import { holdsToken } from '../shared/record-token.ts';

type Query = ValidRequestOf<typeof salesFindPayable>['body'];
type Payable = ResponseOf<typeof salesFindPayable>;

const ended: readonly Order['state'][] = ['canceled', 'closed', 'fraud'];

/** Tells payments what is due of an order or of one of its invoices, and who may know of it. */
@Injectable()
export class FindPayable {
  constructor(
    private readonly orders: OrderRepository,
    private readonly invoices: InvoiceRepository,
  ) {}

  /** Null where there is none, or the payer may not know of it. */
  async findPayable({ orderNumber, invoice: number, payer }: Query): Promise<Payable> {
    const record = await this.orders.record(orderNumber);
    if (!record) return null;
    const { order } = record;
    const invoice = number === null ? null : await this.invoices.findInvoice(number);
    if (number !== null && (invoice?.orderNumber !== orderNumber || !invoice.isReceivable)) return null;
    const isTheirs = !payer || ownsOrHolds(order, payer);
    const isForCompany = !isTheirs && invoice !== null && mayPayForCompany(invoice, payer);
    if (!isTheirs && !isForCompany) return null;
    return {
      orderNumber,
      requestHash: order.requestHash,
      ...(invoice ? dueOfInvoice(invoice, order) : dueOfOrder(order)),
      currency: order.currency,
      paymentService: order.paymentService,
      paymentTerm: order.paymentTerm,
      email: order.email,
      name: order.name,
      locale: order.locale,
      accountId: order.accountId ?? null,
      token: order.token,
      shipTo: order.shipTo,
      isForCompany,
      isLapsed: order.lines.getItems().some(({ status }) => status === 'not-processed'),
    };
  }
}

const ownsOrHolds = (order: Order, payer: NonNullable<Query['payer']>): boolean =>
  isOwn(order, payer) || (payer.token !== null && holdsToken(order, payer.token));

/** Nothing is due of an order that has ended, or that somebody must look at first. */
function dueOfOrder(order: Order): { amount: number; due: number } {
  const { authorized, captured, refunded } = order.paymentFacts;
  const open = order.due - (captured - refunded) - authorized;
  return { amount: ended.includes(order.state) ? 0 : Math.max(0, open), due: order.due };
}

/** An invoice is paid as far as its order is not: money of the order settles its invoices. */
function dueOfInvoice(invoice: Invoice, order: Order): { amount: number; due: number } {
  const { captured, refunded } = order.paymentFacts;
  const open = Math.max(0, order.due - (captured - refunded));
  return { amount: Math.min(invoice.balance, open), due: invoice.amount };
}
