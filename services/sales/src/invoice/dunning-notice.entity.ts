import { defineEntity, p } from '@mikro-orm/core';
import type { DunningLevel } from './dunning-levels.ts';
import { Invoice } from './invoice.entity.ts';

const DunningNoticeSchema = defineEntity({
  name: 'DunningNotice',
  schema: 'sales',
  tableName: 'dunning_notice',
  properties: {
    invoiceId: () => p.manyToOne(Invoice).mapToPk().primary().fieldName('invoice_id'),
    level: p.integer().primary().$type<DunningLevel>(),
    accountId: p.string().nullable(),
    sentAt: p.datetime(),
  },
});

/** A reminder of an overdue invoice; each level once. */
export class DunningNotice extends DunningNoticeSchema.class {
  static of({ id, accountId = null }: Invoice, level: DunningLevel): DunningNotice {
    return Object.assign(new DunningNotice(), { invoiceId: id, level, accountId, sentAt: new Date() });
  }
}
DunningNoticeSchema.setClass(DunningNotice);
