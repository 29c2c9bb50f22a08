import { defineEntity, p } from '@mikro-orm/core';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';

const OfferTaxSchema = defineEntity({
  name: 'OfferTax',
  schema: 'sales',
  tableName: 'offer_tax',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    offerId: p.uuid(),
    /** its lines by number */
    record: p.json<TaxRecord>(),
    at: p.datetime().defaultRaw('now()'),
  },
});

/** The tax of an offer since its customer's certificates changed: the newest one holds. Never changed. */
export class OfferTax extends OfferTaxSchema.class {
  static of(offerId: string, record: TaxRecord): OfferTax {
    return Object.assign(new OfferTax(), { offerId, record });
  }
}
OfferTaxSchema.setClass(OfferTax);
