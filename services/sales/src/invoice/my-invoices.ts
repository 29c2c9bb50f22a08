import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesListMyInvoices } from '@gantry/contracts/endpoints/invoices';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Invoice as InvoiceView, InvoiceSummary, Statement } from '@gantry/contracts/schemas/invoice';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { invoiceSummary, invoiceView } from './invoice.mapper.ts';
import { holdsToken } from '../shared/record-token.ts';
import { AccountHistory } from './account-history.ts';
import { InvoiceRepository } from './invoice.repository.ts';
import type { AskedPeriod } from './statement.ts';

/** Invoices as their customers read them; another's does not exist for the one who asks. */
@Injectable()
export class MyInvoices {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly orders: OrderRepository,
    private readonly history: AccountHistory,
  ) {}

  async listInvoices({ accountId }: Identity, query: ValidRequestOf<typeof salesListMyInvoices>['query']) {
    const owner = accountId ?? '';
    const { items, ...page } = await this.invoices.page(owner, query);
    const open = await this.invoices.openOf(owner);
    const sum = (some: typeof open) => some.reduce((all, { balance }) => all + balance, 0);
    return {
      ...page,
      items: items.map(invoiceSummary),
      openBalance: sum(open),
      overdueBalance: sum(open.filter((invoice) => invoice.isOverdue())),
    };
  }

  /** @throws DomainError NOT_FOUND also for the orders of other accounts */
  async ofOrder({ accountId }: Identity, number: string): Promise<InvoiceSummary[]> {
    const record = await this.orders.record(number);
    if (!record || !isOwner(record.order, accountId) || !isShownToCustomer(record.order.status))
      throw new DomainError('NOT_FOUND');
    return (await this.invoices.ofOrder(record.order.id)).map(invoiceSummary);
  }

  /** @throws DomainError NOT_FOUND also for the invoices of other accounts */
  async getInvoice({ accountId }: Identity, number: string): Promise<InvoiceView> {
    const record = await this.invoices.record(number);
    if (!record || !isOwner(record.invoice, accountId)) throw new DomainError('NOT_FOUND');
    return invoiceView(record);
  }

  /** For its account, or whoever holds the token of its order's link. @throws DomainError NOT_FOUND for everybody else */
  async getByLink(
    { accountId }: Identity,
    number: string,
    token: string | undefined,
  ): Promise<InvoiceSummary> {
    const invoice = await this.invoices.findInvoice(number);
    const order = invoice && (await this.orders.record(invoice.orderNumber))?.order;
    if (!order || !(isOwner(invoice, accountId) || holdsToken(order, token)))
      throw new DomainError('NOT_FOUND');
    return invoiceSummary(invoice);
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

const isOwner = ({ accountId: owner = null }: Pick<Order, 'accountId'>, accountId: string | null): boolean =>
  accountId !== null && owner === accountId;
