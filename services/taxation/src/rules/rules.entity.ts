import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ZipRule } from '@gantry/contracts/schemas/taxation';

const NexusSchema = defineEntity({
  name: 'Nexus',
  schema: 'taxation',
  tableName: 'nexus',
  properties: {
    id: p.uuid().primary(),
    state: p.string(),
    effectiveFrom: p.date(),
    effectiveUntil: p.date().nullable(),
    registrationNumber: p.string().nullable(),
  },
});
/** A state in which the store must collect tax, with its days. */
export class Nexus extends NexusSchema.class {
  static of(facts: Omit<Nexus, 'id'>): Nexus {
    return Object.assign(new Nexus(), facts, { id: randomUUID() });
  }
}
NexusSchema.setClass(Nexus);

const TaxabilitySchema = defineEntity({
  name: 'Taxability',
  schema: 'taxation',
  tableName: 'taxability',
  properties: {
    id: p.uuid().primary(),
    state: p.string(),
    appliesTo: p.string().$type<'shipping' | 'handling'>(),
    isTaxable: p.boolean(),
    effectiveFrom: p.date(),
    effectiveUntil: p.date().nullable(),
  },
});
/** Whether a state taxes shipping or handling. */
export class Taxability extends TaxabilitySchema.class {
  static of(facts: Omit<Taxability, 'id'>): Taxability {
    return Object.assign(new Taxability(), facts, { id: randomUUID() });
  }
}
TaxabilitySchema.setClass(Taxability);

const TaxCodeRuleSchema = defineEntity({
  name: 'TaxCodeRule',
  schema: 'taxation',
  tableName: 'tax_code_rule',
  properties: {
    id: p.uuid().primary(),
    state: p.string(),
    taxCode: p.string(),
    /** null: exempt; else the state asks this rate */
    rate: p.decimal('string').nullable(),
    effectiveFrom: p.date(),
    effectiveUntil: p.date().nullable(),
  },
});
/** How a state treats a product tax code. */
export class TaxCodeRule extends TaxCodeRuleSchema.class {
  static of(facts: Omit<TaxCodeRule, 'id'>): TaxCodeRule {
    return Object.assign(new TaxCodeRule(), facts, { id: randomUUID() });
  }
}
TaxCodeRuleSchema.setClass(TaxCodeRule);

const HolidaySchema = defineEntity({
  name: 'Holiday',
  schema: 'taxation',
  tableName: 'holiday',
  properties: {
    id: p.uuid().primary(),
    state: p.string(),
    name: p.string(),
    taxCodes: p.array().$type<string[]>(),
    /** what one item may cost, minor units; null: no limit */
    maxPrice: p.bigint('number').nullable(),
    effectiveFrom: p.date(),
    effectiveUntil: p.date(),
  },
});
/** Days on which a state asks no tax on goods. */
export class Holiday extends HolidaySchema.class {
  static of(facts: Omit<Holiday, 'id'>): Holiday {
    return Object.assign(new Holiday(), facts, { id: randomUUID() });
  }
}
HolidaySchema.setClass(Holiday);

const BookSchema = defineEntity({
  name: 'Book',
  schema: 'taxation',
  tableName: 'book',
  properties: {
    id: p.integer().primary(),
    /** counts every change of what tax is computed from */
    version: p.integer(),
    zipRule: p.string().$type<ZipRule>(),
  },
});
/** The one row that tells one state of rates and rules from the next. */
export class Book extends BookSchema.class {}
BookSchema.setClass(Book);
