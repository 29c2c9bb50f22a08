import type { Statement } from '@gantry/contracts/schemas/invoice';
import { agingBucketOf, balanceOf } from '@gantry/domain/statuses/invoice-statuses';
import type { InvoiceAllocation } from './invoice-allocation.entity.ts';
import { storeDay, type Invoice } from './invoice.entity.ts';

/** Whole days at the store, ISO dates, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}
type Entry = Omit<Statement['entries'][number], 'balance'>;
type Booked = Pick<
  Invoice,
  'id' | 'number' | 'orderNumber' | 'poNumber' | 'kind' | 'status' | 'issuedAt' | 'dueAt' | 'amount'
>;
type Allocated = Pick<InvoiceAllocation, 'invoiceId' | 'kind' | 'amount' | 'at'>;

/**
 * What an account owed when a period began, what was invoiced, credited and paid in it, and what is open at its end. An
 * invoice canceled in error never counted: the one in its place does.
 */
export function statementOf(
  invoices: readonly Booked[],
  allocations: readonly Allocated[],
  { from, to }: Period,
): Pick<Statement, 'from' | 'to' | 'opening' | 'entries' | 'closing' | 'aging'> {
  const counted = invoices.filter(({ status }) => status !== 'canceled');
  const all = [...counted.map(issuedEntry), ...moneyEntries(counted, allocations)].sort((a, b) =>
    a.at.localeCompare(b.at),
  );
  const dayOf = ({ at }: Entry) => storeDay(new Date(at));
  const opening = sumOf(all.filter((entry) => dayOf(entry) < from));
  let balance = opening;
  const entries = all
    .filter((entry) => dayOf(entry) >= from && dayOf(entry) <= to)
    .map((entry) => ({ ...entry, balance: (balance += entry.amount) }));
  return { from, to, opening, entries, closing: balance, aging: agingAt(counted, allocations, to) };
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

/** A credit is told by its credit memo, so here is only money. */
function moneyEntries(invoices: readonly Booked[], allocations: readonly Allocated[]): Entry[] {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return allocations.flatMap(({ invoiceId, kind, amount, at }) => {
    const invoice = byId.get(invoiceId);
    if (!invoice || kind === 'credit') return [];
    const signed = kind === 'payment' ? -amount : amount;
    return [{ ...namesOf(invoice), at: at.toISOString(), kind, amount: signed }];
  });
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
export function periodOf(
  asked: { from?: string | undefined; to?: string | undefined },
  now = new Date(),
): Period {
  const to = asked.to ?? storeDay(now);
  const from = asked.from ?? new Date(Date.parse(to) - 30 * dayMs).toISOString().slice(0, 10);
  return { from: from > to ? to : from, to };
}
