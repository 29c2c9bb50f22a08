import { defineEntity, p } from '@mikro-orm/postgresql';
import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import type { StockMove } from './reservation.ts';

const StockLevelSchema = defineEntity({
  name: 'StockLevel',
  schema: 'sales',
  tableName: 'stock',
  properties: {
    sku: p.string().primary(),
    onHand: p.integer(),
    reserved: p.integer(),
    awaited: p.integer(),
    inbound: p.json<InboundUnits[]>(),
    version: p.bigint('number'),
    updatedAt: p.datetime().onUpdate(() => new Date()),
  },
});

/** Units of one product on the shelf; products without such a row are not counted. */
export class StockLevel extends StockLevelSchema.class {
  applyMove({ onHand, reserved, awaited }: StockMove): void {
    this.onHand += onHand;
    this.reserved += reserved;
    this.awaited += awaited;
    this.version += 1;
  }

  /** @param inbound what suppliers bring, the soonest first */
  expect(inbound: InboundUnits[]): void {
    this.inbound = inbound;
    this.version += 1;
  }
}
StockLevelSchema.setClass(StockLevel);
