import { defineEntity, p } from '@mikro-orm/core';
import type { InvoiceAllocation as View } from '@gantry/contracts/schemas/invoice';
import { Invoice } from './invoice.entity.ts';

const InvoiceAllocationSchema = defineEntity({
  name: 'InvoiceAllocation',
  schema: 'sales',
  tableName: 'invoice_allocation',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    // as relations, so that invoices are written before what settles them
    invoiceId: () => p.manyToOne(Invoice).mapToPk().fieldName('invoice_id'),
    kind: p.string().$type<View['kind']>(),
    creditMemoId: () => p.manyToOne(Invoice).mapToPk().fieldName('credit_memo_id').nullable(),
    amount: p.bigint('number'),
    at: p.datetime(),
  },
});

/** Money or a credit memo that settles a part of an invoice; a negative amount takes it back. Never changed. */
export class InvoiceAllocation extends InvoiceAllocationSchema.class {
  static of(
    invoice: Invoice,
    { kind, amount, creditMemo }: { kind: View['kind']; amount: number; creditMemo?: Invoice },
  ): InvoiceAllocation {
    return Object.assign(new InvoiceAllocation(), {
      invoiceId: invoice.id,
      kind,
      creditMemoId: creditMemo?.id ?? null,
      amount,
      at: new Date(),
    });
  }
}
InvoiceAllocationSchema.setClass(InvoiceAllocation);
