import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Taxable } from './rate.ts';

const TaxRateSchema = defineEntity({
  name: 'TaxRate',
  schema: 'taxation',
  tableName: 'rate',
  properties: {
    jurisdiction: p.string().primary(),
    appliesTo: p.string().$type<Taxable>().primary(),
    effectiveFrom: p.date().primary(),
    effectiveUntil: p.date().nullable(),
    level: p.string(),
    rate: p.decimal('string'),
    source: p.string(),
    sourceVersion: p.string(),
  },
});

/** A dated rate of one jurisdiction with where it was taken from. A new rate is a new row; old orders stay explained. */
export class TaxRate extends TaxRateSchema.class {}
TaxRateSchema.setClass(TaxRate);
