import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import { StockRepository, type AvailableStock } from './stock.repository.ts';

/** Sets what lies on the shelf, as a feed or a count gives it; reservations stay as they are. */
@Injectable()
export class SetStock {
  constructor(
    private readonly em: EntityManager,
    private readonly stock: StockRepository,
  ) {}

  async set(rows: readonly { sku: string; onHand: number }[]): Promise<{ ok: true }> {
    await this.em.transactional(async (em) => {
      const changed = await this.stock.setOnHand(rows);
      await publishStock(em, changed);
    });
    return { ok: true };
  }
}

/** Tells the catalogue what is available now, in the order the changes were made. */
export async function publishStock(em: EntityManager, rows: AvailableStock[]): Promise<void> {
  if (rows.length === 0) return;
  await publish(em, 'stock.changed', { rows }, { entity: 'stock', version: randomUUID(), inOrder: true });
}
