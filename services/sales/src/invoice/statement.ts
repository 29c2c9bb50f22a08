import type { MoneyEntry, Statement } from '@gantry/contracts/schemas/invoice';
import { agingBucketOf, balanceOf } from '@gantry/domain/statuses/invoice-statuses';
import type { InvoiceAllocation } from './invoice-allocation.entity.ts';
import { storeDay, type Invoice } from './invoice.entity.ts';

/** Whole days at the store, ISO dates, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}
/** The period somebody asks for, ISO dates. */
export interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
type Entry = Omit<Statement['entries'][number], 'balance'>;
type Booked = Pick<
  Invoice,
  | 'id'
  | 'number'
  | 'orderNumber'
  | 'poNumber'
  | 'kind'
  | 'status'
  | 'issuedAt'
  | 'dueAt'
  | 'amount'
  | 'replacesId'
>;
type Allocated = Pick<InvoiceAllocation, 'invoiceId' | 'kind' | 'amount' | 'at'>;

/** What a statement is made of, oldest first. */
interface History {
  readonly invoices: readonly Booked[];
  readonly allocations: readonly Allocated[];
  /** of the journal */
  readonly money: readonly MoneyEntry[];
}

/**
 * What an account owed when a period began, what was invoiced, credited and paid in it, and what is owed at its end: open
 * invoices less what none has taken up yet. An invoice canceled in error never counted: the one in its place does, from the
 * day of the first, as in the journal.
 */
export function statementOf(
  { invoices: issued, allocations, money }: History,
  { from, to }: Period,
): Pick<Statement, 'from' | 'to' | 'opening' | 'entries' | 'closing' | 'unapplied' | 'aging'> {
  const invoices = countedOf(issued);
  const all = [...invoices.map(issuedEntry), ...moneyEntries(issued, money)].sort((a, b) =>
    a.at.localeCompare(b.at),
  );
  const dayOf = ({ at }: Entry) => storeDay(new Date(at));
  const opening = sumOf(all.filter((entry) => dayOf(entry) < from));
  let balance = opening;
  const entries = all
    .filter((entry) => dayOf(entry) >= from && dayOf(entry) <= to)
    .map((entry) => ({ ...entry, balance: (balance += entry.amount) }));
  const aging = agingAt(invoices, allocations, to);
  const openInvoices = Object.values(aging).reduce((sum, amount) => sum + amount, 0);
  return { from, to, opening, entries, closing: balance, unapplied: openInvoices - balance, aging };
}

/** What counts, each from the day on which the first of those it replaces was issued. */
function countedOf(invoices: readonly Booked[]): Booked[] {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const firstOf = (invoice: Booked): Booked => {
    const before = byId.get(invoice.replacesId ?? '');
    return before ? firstOf(before) : invoice;
  };
  return invoices
    .filter(({ status }) => status !== 'canceled')
    .map((invoice) => {
      const { id, number, orderNumber, poNumber, kind, status, dueAt, amount, replacesId } = invoice;
      const { issuedAt } = firstOf(invoice);
      return { id, number, orderNumber, poNumber, kind, status, issuedAt, dueAt, amount, replacesId };
    });
}

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

const namesOf = ({ number, orderNumber, poNumber }: Booked) => ({
  number,
  orderNumber,
  poNumber: poNumber ?? null,
});

const issuedEntry = (invoice: Booked): Entry => ({
  ...namesOf(invoice),
  at: invoice.issuedAt.toISOString(),
  kind: invoice.kind,
  amount: invoice.kind === 'invoice' ? invoice.amount : -invoice.amount,
});

/** Money is told by the order it came for, with the purchase order that order was invoiced under. */
function moneyEntries(invoices: readonly Booked[], money: readonly MoneyEntry[]): Entry[] {
  const poNumbers = new Map(invoices.map(({ orderNumber, poNumber }) => [orderNumber, poNumber ?? null]));
  return money.map(({ at, kind, orderNumber, amount }) => ({
    at,
    kind: kind === 'transfer' && amount < 0 ? 'payment' : kind,
    number: orderNumber,
    orderNumber,
    poNumber: poNumbers.get(orderNumber) ?? null,
    amount,
  }));
}

function agingAt(
  invoices: readonly Booked[],
  allocations: readonly Allocated[],
  to: string,
): Statement['aging'] {
  const aging = { current: 0, 'days-30': 0, 'days-60': 0, 'days-90': 0, older: 0 };
  const until = allocations.filter(({ at }) => storeDay(at) <= to);
  for (const invoice of invoices) {
    if (invoice.kind !== 'invoice' || !invoice.dueAt || storeDay(invoice.issuedAt) > to) continue;
    const sum = (kind: Allocated['kind']) =>
      until.reduce(
        (all, one) => (one.invoiceId === invoice.id && one.kind === kind ? all + one.amount : all),
        0,
      );
    const sums = { credited: sum('credit'), paid: sum('payment'), refunded: sum('refund') };
    aging[agingBucketOf(storeDay(invoice.dueAt), to)] += balanceOf({ amount: invoice.amount, ...sums });
  }
  return aging;
}

const dayMs = 86_400_000;
/** The period asked for; without one the last 30 days, and one that ends before it begins is its last day. */
export function periodOf(asked: AskedPeriod, now = new Date()): Period {
  const to = asked.to ?? storeDay(now);
  const from = asked.from ?? new Date(Date.parse(to) - 30 * dayMs).toISOString().slice(0, 10);
  return { from: from > to ? to : from, to };
}
