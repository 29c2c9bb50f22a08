import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesListMyInvoices } from '@gantry/contracts/endpoints/invoices';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { Invoice as InvoiceView, InvoiceSummary, Statement } from '@gantry/contracts/schemas/invoice';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { holdsToken } from '../shared/record-token.ts';
import { sellerOf } from '../shared/seller.ts';
import { invoiceDocument } from './invoice-document.ts';
import { invoiceSummary, invoiceView } from './invoice.mapper.ts';
import { InvoiceRepository, type InvoiceRecord } from './invoice.repository.ts';
import { periodOf, statementOf } from './statement.ts';
import { statementDocument } from './statement-document.ts';

interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Invoices as their customers read them; another's does not exist for the one who asks. */
@Injectable()
export class MyInvoices {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly orders: OrderRepository,
    private readonly store: StoreConfig,
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

  /** As it is printed. @throws DomainError NOT_FOUND also for the invoices of other accounts */
  async getDocument(caller: Identity, number: string, locale: string): Promise<BusinessDocument> {
    return invoiceDocument(await this.getInvoice(caller, number), sellerOf(this.store), locale);
  }

  /** For its account or whoever holds the token of its order. @throws DomainError NOT_FOUND for everybody else */
  async getPaper(
    { accountId }: Identity,
    { number, token, locale }: { number: string; token: string | undefined; locale: string },
  ): Promise<BusinessDocument> {
    const record = await this.invoices.record(number);
    if (!record) throw new DomainError('NOT_FOUND');
    const isReader = isOwner(record.invoice, accountId) || (await this.holdsOrder(record, token));
    if (!isReader) throw new DomainError('NOT_FOUND');
    return invoiceDocument(invoiceView(record), sellerOf(this.store), locale);
  }

  async getStatement(caller: Identity, asked: AskedPeriod): Promise<Statement> {
    const { accountId, accountNumber, company, name, email } = caller;
    const { invoices, allocations } = await this.invoices.history({ accountId: accountId ?? '' });
    return {
      ...statementOf(invoices, allocations, periodOf(asked)),
      name: name ?? email ?? '',
      company,
      accountNumber,
    };
  }

  async getStatementDocument(
    caller: Identity,
    asked: AskedPeriod,
    locale: string,
  ): Promise<BusinessDocument> {
    return statementDocument(await this.getStatement(caller, asked), sellerOf(this.store), locale);
  }

  private async holdsOrder({ invoice }: InvoiceRecord, token: string | undefined): Promise<boolean> {
    const record = token ? await this.orders.record(invoice.orderNumber) : null;
    return record !== null && holdsToken(record.order, token);
  }
}

const isOwner = ({ accountId: owner = null }: Pick<Order, 'accountId'>, accountId: string | null): boolean =>
  accountId !== null && owner === accountId;
