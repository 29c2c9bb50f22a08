import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ImportRow } from '@gantry/contracts/schemas/tax-admin';
import type { TariffImport as View } from '@gantry/contracts/schemas/tariff-admin';
import type { TariffChange } from './compare-tariff.ts';

const TariffImportSchema = defineEntity({
  name: 'TariffImport',
  schema: 'shipping',
  tableName: 'tariff_import',
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
    /** number of the tariff the difference was made with */
    bookVersion: p.integer(),
    counts: p.json().$type<View['counts']>(),
    /** rows that are shown: the first of each action but `unchanged` */
    shown: p.json().$type<ImportRow[]>().lazy(),
    changes: p.json().$type<TariffChange[]>().lazy(),
  },
});

/** A file of a tariff table, with the difference it makes or made. */
export class TariffImport extends TariffImportSchema.class {}
TariffImportSchema.setClass(TariffImport);
