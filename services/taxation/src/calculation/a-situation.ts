import type { Situation, TaxingPlace } from '@gantry/contracts/schemas/taxation';

/** A place that taxes goods, shipping and handling alike. */
export const aTaxingPlace = (level: TaxingPlace['level'], name: string, rate: string): TaxingPlace => ({
  code: level === 'state' ? `US-${name}` : `US-XX/${level}/${name.toLowerCase()}`,
  level,
  name,
  goods: rate,
  shipping: rate,
  handling: rate,
});

/** Ohio at 5.75 % with nexus, where shipping and handling are taxed; everything not named is ordinary. */
export const aSituation = (facts: Partial<Situation> = {}): Situation => ({
  kind: 'taxed',
  state: 'OH',
  city: null,
  county: null,
  confidence: 'unique',
  choice: null,
  candidates: [],
  places: [aTaxingPlace('state', 'OH', '0.05750')],
  nexus: true,
  shippingTaxable: true,
  handlingTaxable: true,
  taxCodes: { exempt: null },
  holiday: null,
  certificate: null,
  ...facts,
});
