import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesListMyInvoices } from '@gantry/contracts/endpoints/invoices';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Invoice as InvoiceView, InvoiceSummary, Statement } from '@gantry/contracts/schemas/invoice';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { DomainError } from '@gantry/nest-kit/errors';
import { OrderRepository } from '../order/order.repository.ts';
import { invoiceSummary, invoiceView } from './invoice.mapper.ts';
import { askedBuyer, buyerNameFor, mayReadRecord } from '../shared/may-read-record.ts';
import { holdsToken } from '../shared/record-token.ts';
import { AccountHistory } from './account-history.ts';
import { InvoiceRepository } from './invoice.repository.ts';
import type { AskedPeriod } from './statement.ts';

/** Invoices as their customers read them, and who reads those of their company; another's does not exist for the one who asks. */
@Injectable()
export class MyInvoices {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly orders: OrderRepository,
    private readonly history: AccountHistory,
  ) {}

  /**
   * Newest first, with what is to be paid of all of them, also of those on other pages.
   * @throws DomainError NOT_PERMITTED for others' invoices where the caller's role does not read those
   */
  async listInvoices(
    caller: Identity,
    { buyer, ...query }: ValidRequestOf<typeof salesListMyInvoices>['query'],
  ) {
    const asked = askedBuyer(caller, buyer);
    const { items, ...page } = await this.invoices.page(asked, query);
    const open = await this.invoices.openOf(asked);
    const sum = (some: typeof open) => some.reduce((all, { balance }) => all + balance, 0);
    return {
      ...page,
      items: items.map((invoice) => ({
        ...invoiceSummary(invoice),
        orderedBy: buyerNameFor(invoice, caller),
      })),
      openBalance: sum(open),
      overdueBalance: sum(open.filter((invoice) => invoice.isOverdue())),
      buyers: 'companyId' in asked ? await this.invoices.findBuyers(asked.companyId) : undefined,
    };
  }

  /** @throws DomainError NOT_FOUND also for the orders of others */
  async ofOrder(caller: Identity, number: string): Promise<InvoiceSummary[]> {
    const record = await this.orders.record(number);
    if (!record || !mayReadRecord(record.order, caller) || !isShownToCustomer(record.order.status))
      throw new DomainError('NOT_FOUND');
    return (await this.invoices.ofOrder(record.order.id)).map(invoiceSummary);
  }

  /** @throws DomainError NOT_FOUND also for the invoices of others */
  async getInvoice(caller: Identity, number: string): Promise<InvoiceView> {
    const record = await this.invoices.record(number);
    if (!record || !mayReadRecord(record.invoice, caller)) throw new DomainError('NOT_FOUND');
    return { ...invoiceView(record), orderedBy: buyerNameFor(record.invoice, caller) };
  }

  /** For whoever reads it, or holds the token of its order's link. @throws DomainError NOT_FOUND for everybody else */
  async getByLink(caller: Identity, number: string, token: string | undefined): Promise<InvoiceSummary> {
    const invoice = await this.invoices.findInvoice(number);
    const order = invoice && (await this.orders.record(invoice.orderNumber))?.order;
    if (!order || !(mayReadRecord(invoice, caller) || holdsToken(order, token)))
      throw new DomainError('NOT_FOUND');
    // a link tells nobody whose it is
    const orderedBy = mayReadRecord(invoice, caller) ? buyerNameFor(invoice, caller) : null;
    return { ...invoiceSummary(invoice), orderedBy };
  }

  async getStatement(caller: Identity, asked: AskedPeriod): Promise<Statement> {
    const { accountId, accountNumber, company, name, email } = caller;
    const { booked } = await this.history.statement({ accountId: accountId ?? '' }, asked);
    return {
      ...booked,
      name: name ?? email ?? '',
      company,
      accountNumber,
    };
  }
}
