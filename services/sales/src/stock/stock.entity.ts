import { defineEntity, p } from '@mikro-orm/postgresql';
import type { StockMove } from './reservation.ts';

const StockLevelSchema = defineEntity({
  name: 'StockLevel',
  schema: 'sales',
  tableName: 'stock',
  properties: {
    sku: p.string().primary(),
    onHand: p.integer(),
    reserved: p.integer(),
    version: p.bigint('number'),
    updatedAt: p.datetime().onUpdate(() => new Date()),
  },
});

/** Units of one product on the shelf; products without such a row are not counted. */
export class StockLevel extends StockLevelSchema.class {
  applyMove({ onHand, reserved }: StockMove): void {
    this.onHand += onHand;
    this.reserved += reserved;
    this.version += 1;
  }
}
StockLevelSchema.setClass(StockLevel);
