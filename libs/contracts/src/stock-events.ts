import * as v from 'valibot';
import { roles } from '@gantry/domain/roles';
import { defineEvent as event } from './event-definition.ts';
import { inboundUnitsSchema } from './schemas/inbound.ts';

/** What happens to units on the shelf, and to those that suppliers bring for it. */
export const stockEvents = {
  'stock.changed': event({
    publisher: 'sales',
    subscribers: ['catalog'],
    payload: v.object({
      rows: v.array(
        v.object({
          sku: v.string(),
          available: v.number(),
          /** the soonest first; left out by a release that did not tell it */
          inbound: v.optional(v.array(inboundUnitsSchema), []),
        }),
      ),
    }),
  }),
  /** order lines wait for units that may have come, or whose day may have changed: they are served, oldest first */
  'stock.awaited': event({
    publisher: 'sales',
    subscribers: ['sales'],
    payload: v.object({
      skus: v.array(v.string()),
      /** what made it so, such as the number of a purchase order; null for units that came */
      reason: v.nullable(v.string()),
      /** who booked the units in, in whose name lines go on; null for a count, a timer, or a supplier */
      by: v.nullable(
        v.object({
          accountId: v.nullable(v.string()),
          name: v.nullable(v.string()),
          role: v.picklist(roles),
        }),
      ),
    }),
  }),
  /** what a feed says lies on hand; catalog hands it to sales, which owns stock, once sales can be reached */
  'stock.stated': event({
    publisher: 'catalog',
    subscribers: ['catalog'],
    payload: v.object({ rows: v.array(v.object({ sku: v.string(), onHand: v.number() })) }),
  }),
} as const;
