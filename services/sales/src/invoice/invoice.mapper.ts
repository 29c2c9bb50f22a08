import type {
  AdminInvoice,
  Invoice as InvoiceView,
  InvoiceAct,
  InvoiceSummary,
} from '@gantry/contracts/schemas/invoice';
import { invoiceContactRoles, invoiceRoles, isOneOfRoles, type Role } from '@gantry/domain/roles';
import { storeDay, type Invoice } from './invoice.entity.ts';
import type { InvoiceRecord } from './invoice.repository.ts';

export const invoiceSummary = (invoice: Invoice): InvoiceSummary => ({
  number: invoice.number,
  kind: invoice.kind,
  status: invoice.status,
  isOverdue: invoice.isOverdue(),
  orderNumber: invoice.orderNumber,
  poNumber: invoice.poNumber ?? null,
  costCenter: invoice.costCenter ?? null,
  issuedAt: invoice.issuedAt.toISOString(),
  dueAt: invoice.dueAt?.toISOString() ?? null,
  currency: invoice.currency,
  amount: invoice.amount,
  balance: invoice.balance,
});

/** An invoice as its customer sees it. */
export function invoiceView({ invoice, allocations, related }: InvoiceRecord): InvoiceView {
  const { goods, shipping, handlingFee, restockingFee, tax, amount } = invoice;
  const numberOf = (id: string | null | undefined) => related.find((one) => one.id === id)?.number ?? null;
  const isMemo = invoice.kind === 'credit-memo';
  return {
    ...invoiceSummary(invoice),
    billTo: invoice.billTo,
    shipTo: invoice.shipTo,
    paymentTerm: invoice.paymentTerm,
    paymentService: invoice.paymentService,
    shipmentNumber: invoice.shipmentNumber ?? null,
    lines: invoice.lines,
    taxLines: invoice.taxLines,
    totals: { goods, shipping, handlingFee, restockingFee, tax, amount },
    remittance: invoice.remittance,
    allocations: allocations.map((one) => ({
      at: one.at.toISOString(),
      kind: one.kind,
      creditMemo: isMemo ? invoice.number : numberOf(one.creditMemoId),
      amount: one.amount,
    })),
    creditOf: isMemo ? [...new Set(allocations.flatMap((one) => numberOf(one.invoiceId) ?? []))] : [],
    reason: invoice.reason ?? null,
    replaces: numberOf(invoice.replacesId),
    replacedBy: related.find(({ replacesId }) => replacesId === invoice.id)?.number ?? null,
  };
}

/** An invoice as staff see it. */
export const adminInvoice = (record: InvoiceRecord, role: Role): AdminInvoice => {
  const { invoice } = record;
  return {
    ...invoiceView(record),
    version: invoice.version,
    email: invoice.email,
    name: invoice.name,
    company: invoice.company ?? null,
    accountNumber: invoice.accountNumber ?? null,
    locale: invoice.locale,
    disputed: invoice.disputed ?? null,
    sentTo: invoice.sentTo,
    acts: actsOf(invoice, role),
  };
};

/** What somebody of this role may do to an invoice now. */
export function actsOf(invoice: Invoice, role: Role): InvoiceAct[] {
  const acts: InvoiceAct[] = [];
  if (isOneOfRoles(invoiceContactRoles, role)) {
    if (invoice.status !== 'canceled') acts.push('send');
    if (invoice.disputed) acts.push('settle-dispute');
    else if (invoice.balance > 0) acts.push('dispute');
  }
  if (isOneOfRoles(invoiceRoles, role)) {
    if (isCancelable(invoice)) acts.push('cancel');
    if (isUnsettled(invoice)) acts.push('void');
  }
  return acts;
}

/** Nothing has been paid or credited of it. */
const isUnsettled = ({ kind, status, credited, paid }: Invoice): boolean =>
  kind === 'invoice' && status === 'pending' && credited === 0 && paid === 0;

/** Issued in error today: later it is in books of others, and only a credit memo takes it back. */
const isCancelable = (invoice: Invoice): boolean =>
  isUnsettled(invoice) && storeDay(invoice.issuedAt) === storeDay(new Date());
