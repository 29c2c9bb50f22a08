import { Injectable } from '@nestjs/common';
import type { Invoice as InvoiceView } from '@gantry/contracts/schemas/invoice';
import { costRoles, invoiceContactRoles, staffRoles } from '@gantry/domain/roles';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { AccountHistory } from '../invoice/account-history.ts';
import { invoiceDocument } from '../invoice/invoice-document.ts';
import { invoiceView } from '../invoice/invoice.mapper.ts';
import { InvoiceRepository } from '../invoice/invoice.repository.ts';
import { statementDocument } from '../invoice/statement-document.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { purchaseDocument } from '../purchase-order/purchase-document.ts';
import { PurchaseOrderRepository } from '../purchase-order/purchase-order.repository.ts';
import { linkTokenHash } from '../shared/link-token.ts';
import { mayReadRecord } from '../shared/may-read-record.ts';
import { holdsToken } from '../shared/record-token.ts';
import { sellerOf } from '../shared/seller.ts';
import { SupplierRepository } from '../supplier/supplier.repository.ts';
import type { PaperKind } from './paper-kind.ts';

/** Papers of what is owed: invoices and credit memos, statements of accounts, purchase orders to suppliers. */
@Injectable()
export class AccountPapers {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly orders: OrderRepository,
    private readonly purchases: PurchaseOrderRepository,
    private readonly suppliers: SupplierRepository,
    private readonly store: StoreConfig,
    private readonly history: AccountHistory,
  ) {}

  readonly invoice: PaperKind = {
    readers: staffRoles,
    find: async ({ number }) => {
      const record = await this.invoices.record(number);
      const order = record && (await this.orders.record(record.invoice.orderNumber))?.order;
      if (!record || !order) return null;
      return {
        locale: record.invoice.locale,
        isFor: (caller, token) => mayReadRecord(record.invoice, caller) || holdsToken(order, token),
        print: (locale) => invoiceDocument(namedIn(locale, invoiceView(record)), this.seller, locale),
      };
    },
  };

  /** By the number of an account. One to which nothing was ever invoiced reads that about itself; staff find nothing. */
  readonly statement: PaperKind = {
    readers: invoiceContactRoles,
    find: async ({ number: accountNumber, caller, ...asked }) => {
      const isAsker = caller?.accountNumber === accountNumber;
      const { booked, last } = await this.history.statement({ accountNumber }, asked);
      if (!last && !isAsker) return null;
      const { company = null, name } = last ?? caller ?? {};
      return {
        locale: last?.locale ?? null,
        isFor: (reader) => reader.accountId !== null && reader.accountNumber === accountNumber,
        print: (locale) =>
          statementDocument(
            { ...booked, name: name ?? caller?.email ?? '', company, accountNumber },
            this.seller,
            locale,
          ),
      };
    },
  };

  /** A draft says that it is one. Its supplier's link works until it is called off. */
  readonly purchaseOrder: PaperKind = {
    readers: costRoles,
    find: async ({ number }) => {
      const order = await this.purchases.findOrder(number);
      const supplier = order && (await this.suppliers.findSupplier(order.supplierId));
      if (!order || !supplier) return null;
      const { tokenHash = null, status } = order;
      return {
        locale: supplier.locale,
        isFor: (_, token) =>
          token !== undefined && tokenHash === linkTokenHash(token) && status !== 'cancelled',
        print: (locale) => purchaseDocument(order, supplier, this.seller, locale),
      };
    },
  };

  private get seller() {
    return sellerOf(this.store);
  }
}

/** Products as readers of a language called them when it was issued; nothing on it is looked up, so that it never changes. */
const namedIn = (locale: string, invoice: InvoiceView): InvoiceView => ({
  ...invoice,
  lines: invoice.lines.map(({ localNames = {}, ...line }) => ({
    ...line,
    localNames,
    name: localNames[locale] ?? line.name,
  })),
});
