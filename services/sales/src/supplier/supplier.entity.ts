import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { Supplier as SupplierView } from '@gantry/contracts/schemas/supplier';

const SupplierSchema = defineEntity({
  name: 'Supplier',
  schema: 'sales',
  tableName: 'supplier',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    brands: p.json().$type<SupplierView['brands']>(),
    /** the first gets our mails */
    contacts: p.json().$type<SupplierView['contacts']>(),
    contactMethod: p.string().$type<SupplierView['contactMethod']>(),
    paymentTerm: p.string().$type<SupplierView['paymentTerm']>(),
    /** business days they promise */
    leadTimeDays: p.integer().nullable(),
    locale: p.string(),
    note: p.text().nullable(),
    isActive: p.boolean(),
    version: p.integer(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** What is entered of a supplier. */
export type SupplierFacts = Pick<
  SupplierView,
  | 'name'
  | 'brands'
  | 'contacts'
  | 'contactMethod'
  | 'paymentTerm'
  | 'leadTimeDays'
  | 'locale'
  | 'note'
  | 'isActive'
>;

/** Somebody we buy from: a manufacturer or whoever sells their goods. */
export class Supplier extends SupplierSchema.class {
  static of(facts: SupplierFacts): Supplier {
    const now = new Date();
    const begun = { id: randomUUID(), version: 1, createdAt: now, updatedAt: now };
    return Object.assign(new Supplier(), facts, begun);
  }

  changeFacts(facts: SupplierFacts): void {
    Object.assign(this, facts, { version: this.version + 1, updatedAt: new Date() });
  }

  /** Who gets our mails. */
  get contact(): SupplierView['contacts'][number] {
    return this.contacts[0] ?? { name: this.name, duty: null, email: '', phone: null };
  }
}
SupplierSchema.setClass(Supplier);
