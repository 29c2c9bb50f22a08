import { defineEntity, p } from '@mikro-orm/postgresql';
import type { TaxLevel } from '@gantry/contracts/schemas/taxation';

const JurisdictionSchema = defineEntity({
  name: 'Jurisdiction',
  schema: 'taxation',
  tableName: 'jurisdiction',
  properties: {
    code: p.string().primary(),
    level: p.string().$type<TaxLevel>(),
    state: p.string(),
    name: p.string(),
    /** of a city */
    county: p.string().nullable(),
    /** of a city: the code of the district it lies in */
    district: p.string().nullable(),
    /** of a city: its ZIP codes */
    zips: p.array().$type<string[]>(),
    /** of a district: codes of its counties */
    counties: p.array().$type<string[]>(),
  },
});

/** A place that taxes, and where it is. */
export class Jurisdiction extends JurisdictionSchema.class {}
JurisdictionSchema.setClass(Jurisdiction);

/** What is known of it beside its rates. */
export type JurisdictionFacts = Pick<
  Jurisdiction,
  'code' | 'level' | 'state' | 'name' | 'county' | 'district' | 'zips' | 'counties'
>;
