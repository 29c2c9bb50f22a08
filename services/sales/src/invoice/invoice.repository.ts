import { Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import type { InvoiceKind } from '@gantry/contracts/schemas/invoice';
import type { CompanyBuyers } from '@gantry/contracts/schemas/company-buyer';
import { Order } from '../order/order.entity.ts';
import { buyersOf, maxBuyers } from '../shared/company-buyers.ts';
import type { AskedBuyer } from '../shared/may-read-record.ts';
import { lastLevel } from './dunning-levels.ts';
import { DunningNotice } from './dunning-notice.entity.ts';
import { InvoiceAllocation } from './invoice-allocation.entity.ts';
import { Invoice, seriesOf } from './invoice.entity.ts';
import type { Debtor } from './tell-arrears.ts';

/** An invoice with what settles it, and its neighbors. */
export interface InvoiceRecord {
  readonly invoice: Invoice;
  readonly allocations: readonly InvoiceAllocation[];
  /** the other invoices and credit memos of its order */
  readonly related: readonly Invoice[];
}

/** An account by its id or its number. */
export type AccountKey = { readonly accountId: string } | { readonly accountNumber: string };

const open = ['pending', 'partially_paid'] as const;

const ownedBy = (asked: AskedBuyer): FilterQuery<Invoice> => {
  if ('accountId' in asked) return { accountId: asked.accountId };
  const { companyId, accountNumber } = asked;
  return accountNumber ? { companyId, accountNumber } : { companyId };
};
const openOf = (asked: AskedBuyer): FilterQuery<Invoice> => ({
  $and: [ownedBy(asked), { kind: 'invoice', status: { $in: [...open] } }],
});

@Injectable()
export class InvoiceRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * The next number of a series, without gaps: its row stays locked until the transaction ends, and a transaction that
   * fails gives the number back.
   */
  async nextSequence(kind: InvoiceKind): Promise<number> {
    const [row] = await this.em.execute<{ last_number: number }[]>(
      `insert into sales.invoice_counter (series, last_number) values (?, 10001)
       on conflict (series) do update set last_number = invoice_counter.last_number + 1 returning last_number`,
      [seriesOf(kind)],
    );
    if (!row) throw new Error('the counter gave no number');
    return row.last_number;
  }

  /** Numbers of open invoices that were due before a time, oldest first. */
  async listOverdue(before: Date): Promise<string[]> {
    const due = { kind: 'invoice' as const, status: { $in: [...open] }, dueAt: { $lt: before } };
    const rows = await this.em.find(Invoice, due, { fields: ['number'], orderBy: { dueAt: 'asc' } });
    return rows.map(({ number }) => number);
  }

  findInvoice(number: string): Promise<Invoice | null> {
    return this.em.findOne(Invoice, { number });
  }

  findBySource(sourceKey: string): Promise<Invoice | null> {
    return this.em.findOne(Invoice, { sourceKey });
  }

  /** All of an order, oldest first; whoever changes one holds the order's lock. */
  ofOrder(orderId: string): Promise<Invoice[]> {
    return this.em.find(Invoice, { orderId }, { orderBy: [{ issuedAt: 'asc' }, { sequence: 'asc' }] });
  }

  async record(number: string): Promise<InvoiceRecord | null> {
    const invoice = await this.findInvoice(number);
    if (!invoice) return null;
    const where: FilterQuery<InvoiceAllocation> = {
      $or: [{ invoiceId: invoice.id }, { creditMemoId: invoice.id }],
    };
    const allocations = await this.em.find(InvoiceAllocation, where, { orderBy: { id: 'asc' } });
    const all = await this.ofOrder(invoice.orderId);
    return { invoice, allocations, related: all.filter(({ id }) => id !== invoice.id) };
  }

  /** Newest first. */
  async page(asked: AskedBuyer, { show = 'all', page = 1, size = 20 }) {
    const where = show === 'open' ? openOf(asked) : ownedBy(asked);
    const [items, total] = await this.em.findAndCount(Invoice, where, {
      orderBy: [{ issuedAt: 'desc' }, { sequence: 'desc' }],
      limit: size,
      offset: (page - 1) * size,
    });
    return { items, total, page, size };
  }

  /** What is still to be paid. */
  openOf(asked: AskedBuyer): Promise<Invoice[]> {
    return this.em.find(Invoice, openOf(asked));
  }

  /** Everybody who was invoiced in the name of a company, by their newest name. */
  findBuyers(companyId: string): Promise<CompanyBuyers> {
    return this.em.execute(buyersOf('sales.invoice', 'issued_at'), [companyId, maxBuyers]);
  }

  /** The oldest open invoice of somebody that was reminded of for the last time; null where there is none. */
  async findInArrears(debtor: Debtor): Promise<string | null> {
    const [where, id] =
      'companyId' in debtor
        ? [`o.credit_use ->> 'line' = ?`, `company:${debtor.companyId}`]
        : [
            `o.account_id = ? and coalesce(o.credit_use ->> 'line', '') not like 'company:%'`,
            debtor.accountId,
          ];
    const [row] = await this.em.execute<{ number: string }[]>(
      `select i.number from sales.invoice i join sales.dunning_notice d on d.invoice_id = i.id and d.level = ?
       join sales."order" o on o.id = i.order_id
       where ${where} and i.status in (select jsonb_array_elements_text(?::jsonb)) order by i.due_at limit 1`,
      [lastLevel, id, JSON.stringify(open)],
    );
    return row?.number ?? null;
  }

  /** Whether an invoice was reminded of for the last time. */
  async wasRemindedLast(invoiceId: string): Promise<boolean> {
    return (await this.em.count(DunningNotice, { invoiceId, level: lastLevel })) > 0;
  }

  /** The one that stands in the place of an invoice was reminded of as often, or its buyer would hear it all again. */
  async keepReminders(invoice: Invoice, replacement: Invoice): Promise<void> {
    const notices = await this.em.find(DunningNotice, { invoiceId: invoice.id });
    await this.em.persist(notices.map(({ level }) => DunningNotice.of(replacement, level))).flush();
  }

  /** Orders of an account, invoiced or not: money may have come for one before its goods leave. */
  async orderNumbersOf(account: AccountKey): Promise<string[]> {
    const orders = await this.em.find(Order, account, { fields: ['number'], orderBy: { id: 'asc' } });
    return orders.map(({ number }) => number);
  }

  /** Everything of an account, by its id or number, for its statement, oldest first. */
  async history(account: AccountKey): Promise<{ invoices: Invoice[]; allocations: InvoiceAllocation[] }> {
    const invoices = await this.em.find(Invoice, account, {
      orderBy: [{ issuedAt: 'asc' }, { sequence: 'asc' }],
    });
    const ids = invoices.map(({ id }) => id);
    const allocations = await this.em.find(
      InvoiceAllocation,
      { invoiceId: { $in: ids } },
      { orderBy: { id: 'asc' } },
    );
    return { invoices, allocations };
  }
}
