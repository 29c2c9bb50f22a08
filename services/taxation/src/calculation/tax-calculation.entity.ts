import { defineEntity, p } from '@mikro-orm/postgresql';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';

const TaxCalculationSchema = defineEntity({
  name: 'TaxCalculation',
  schema: 'taxation',
  tableName: 'calculation',
  properties: {
    orderNumber: p.string().primary(),
    /** rises where a certificate frees an order that was placed before */
    revision: p.integer().primary(),
    at: p.datetime(),
    hash: p.string(),
    engineVersion: p.integer(),
    ratesVersion: p.string(),
    total: p.bigint('number'),
    record: p.json<TaxRecord>(),
  },
});

/** How the tax of an order came about. Written once; the database refuses to change it. */
export class TaxCalculation extends TaxCalculationSchema.class {}
TaxCalculationSchema.setClass(TaxCalculation);
