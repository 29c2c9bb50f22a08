import { defineEntity, p } from '@mikro-orm/postgresql';

const ZipPlaceSchema = defineEntity({
  name: 'ZipPlace',
  schema: 'taxation',
  tableName: 'zip_place',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    zipFrom: p.string(),
    zipTo: p.string(),
    plus4From: p.string().nullable(),
    plus4To: p.string().nullable(),
    city: p.string(),
    county: p.string(),
    state: p.string(),
    source: p.string(),
  },
});

/** A place staff entered for a ZIP code, a range of them, or a part of one; it stands above what comes with the store. */
export class ZipPlace extends ZipPlaceSchema.class {}
ZipPlaceSchema.setClass(ZipPlace);

export type ZipPlaceFacts = Pick<ZipPlace, 'zipFrom' | 'zipTo' | 'city' | 'county' | 'state' | 'source'> & {
  readonly plus4From: string | null;
  readonly plus4To: string | null;
};

const ZipChoiceSchema = defineEntity({
  name: 'ZipChoice',
  schema: 'taxation',
  tableName: 'zip_choice',
  properties: {
    zip: p.string().primary(),
    /** a rule, `place:<key>`, or null for the general rule */
    rule: p.string().nullable(),
    version: p.integer(),
  },
});

/** How staff want one ambiguous ZIP code taken. */
export class ZipChoice extends ZipChoiceSchema.class {}
ZipChoiceSchema.setClass(ZipChoice);
