import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ImportRow, TaxImport as View } from '@gantry/contracts/schemas/tax-admin';
import type { ImportChange } from './import-change.ts';

const TaxImportSchema = defineEntity({
  name: 'TaxImport',
  schema: 'taxation',
  tableName: 'import',
  properties: {
    id: p.uuid().primary(),
    kind: p.string().$type<View['kind']>(),
    file: p.string(),
    state: p.string().$type<View['state']>(),
    effectiveFrom: p.date(),
    whole: p.boolean(),
    /** the file as it came */
    content: p.blob().lazy(),
    at: p.datetime(),
    byId: p.string().nullable(),
    byName: p.string().nullable(),
    appliedAt: p.datetime().nullable(),
    undoneAt: p.datetime().nullable(),
    /** the books the difference was made with */
    bookVersion: p.integer(),
    counts: p.json().$type<View['counts']>(),
    /** rows that are shown: the first of each action but `unchanged` */
    shown: p.json().$type<ImportRow[]>().lazy(),
    changes: p.json().$type<ImportChange[]>().lazy(),
  },
});

/** A file of rates or ZIP codes, with the difference it makes or made. */
export class TaxImport extends TaxImportSchema.class {}
TaxImportSchema.setClass(TaxImport);
