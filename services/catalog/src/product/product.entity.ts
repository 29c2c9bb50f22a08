import { defineEntity, p } from '@mikro-orm/postgresql';
import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import type { Availability } from '@gantry/domain/statuses/availability';
import { deriveAvailability, type AvailabilityFacts } from '../availability/derive-availability.ts';

const ProductSchema = defineEntity({
  name: 'Product',
  schema: 'catalog',
  tableName: 'product',
  properties: {
    id: p.integer().primary(),
    sku: p.string().unique(),
    madeToOrder: p.boolean(),
    statedAvailability: p.string().$type<Availability>().nullable(),
    manualAvailability: p.string().$type<Availability>().nullable(),
    manualUntil: p.datetime().nullable(),
    /** pieces on hand and not reserved, as sales says; null when nobody counts */
    stock: p.integer().nullable(),
    /** what suppliers bring for the shelf and nobody has ordered, as sales says; the soonest first */
    inbound: p.json<InboundUnits[]>(),
  },
});

/** The part of a product that other services change. Its other facts come from feeds, in bulk. */
export class Product extends ProductSchema.class {
  /** What its label follows from, besides its prices. */
  get terms(): Omit<AvailabilityFacts, 'lowestPrice'> {
    return {
      manual: this.manualAvailability ?? null,
      manualUntil: this.manualUntil ?? null,
      stated: this.statedAvailability ?? null,
      madeToOrder: this.madeToOrder,
      stock: this.stock ?? null,
      inbound: this.inbound,
    };
  }

  /** The effective label. @param lowestPrice of any class, in minor units; null without an active price */
  availabilityAt(now: Date, lowestPrice: number | null): Availability {
    return deriveAvailability({ ...this.terms, lowestPrice }, now);
  }
}
ProductSchema.setClass(Product);
