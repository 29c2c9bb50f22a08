import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Taxable, TaxLevel } from '@gantry/contracts/schemas/taxation';

const TaxRateSchema = defineEntity({
  name: 'TaxRate',
  schema: 'taxation',
  tableName: 'rate',
  properties: {
    jurisdiction: p.string().primary(),
    appliesTo: p.string().$type<Taxable>().primary(),
    effectiveFrom: p.date().primary(),
    effectiveUntil: p.date().nullable(),
    level: p.string().$type<TaxLevel>(),
    rate: p.decimal('string'),
    source: p.string(),
    sourceVersion: p.string(),
    /** who entered it; null for what came with the store */
    enteredBy: p.string().nullable(),
    reason: p.string().nullable(),
  },
});

/** A dated rate of one jurisdiction with where it was taken from. A new rate is a new row; old orders stay explained. */
export class TaxRate extends TaxRateSchema.class {}
TaxRateSchema.setClass(TaxRate);
