import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ShippingService } from '@gantry/contracts/schemas/shipping';
import type { Zone } from './zone.ts';

const ShippingRateSchema = defineEntity({
  name: 'ShippingRate',
  schema: 'shipping',
  tableName: 'rate',
  properties: {
    zone: p.string().$type<Zone>().primary(),
    service: p.string().$type<ShippingService>().primary(),
    effectiveFrom: p.date().primary(),
    effectiveUntil: p.date().nullable(),
    amount: p.bigint('number'),
    transitLow: p.integer(),
    transitHigh: p.integer(),
  },
});

/** A dated rate of one service in a zone: a new tariff is a new row. */
export class ShippingRate extends ShippingRateSchema.class {}
ShippingRateSchema.setClass(ShippingRate);

const TransitTimeSchema = defineEntity({
  name: 'TransitTime',
  schema: 'shipping',
  tableName: 'transit',
  properties: {
    service: p.string().$type<ShippingService>().primary(),
    region: p.string().primary(),
    effectiveFrom: p.date().primary(),
    effectiveUntil: p.date().nullable(),
    days: p.integer(),
  },
});

/** Business days a service needs to every place of a region, dated as rates are. */
export class TransitTime extends TransitTimeSchema.class {}
TransitTimeSchema.setClass(TransitTime);

const HandlingRuleSchema = defineEntity({
  name: 'HandlingRule',
  schema: 'shipping',
  tableName: 'handling_rule',
  properties: {
    effectiveFrom: p.date().primary(),
    minimumOrder: p.bigint('number'),
    fee: p.bigint('number'),
  },
});

/** The fee of small orders from a day on, until a later row replaces it. */
export class HandlingRule extends HandlingRuleSchema.class {}
HandlingRuleSchema.setClass(HandlingRule);
