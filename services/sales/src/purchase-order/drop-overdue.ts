import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron } from '@gantry/nest-kit/events';
import { ReceiveStock } from '../stock/receive-stock.ts';
import { PurchaseOrderRepository } from './purchase-order.repository.ts';

/** Deliveries for the shelf that do not come. */
@Injectable()
export class DropOverdue {
  constructor(
    private readonly em: EntityManager,
    private readonly purchases: PurchaseOrderRepository,
    private readonly stock: ReceiveStock,
  ) {}

  /** Goods that should have come days ago are promised to nobody any more; purchasing has them among its late orders. */
  @Cron('17 7 * * *')
  async dropOverdue(): Promise<void> {
    const skus = await this.purchases.findOverdue();
    if (skus.length === 0) return;
    await this.em.transactional(async () =>
      this.stock.expectUnits(skus, await this.purchases.inboundOf(skus), 'the delivery is late'),
    );
  }
}
